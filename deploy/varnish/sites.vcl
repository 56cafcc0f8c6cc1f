vcl 4.1;

# Both sites behind Varnish 7. Start it with -p http_gzip_support=off: the replicas compress, and Varnish only keeps the variants.
#
# A page is true until an instant that its answer names in x-valid-until. Varnish measures lifetimes in fractions of a second, so it keeps
# each page for exactly the time that is left: never past a boundary, not even while every replica is gone. The clock of this machine
# decides; keep it in step with a time service. Why it is built so: docs/decisions/037-shared-caches.md.

import directors;
import std;

# Replicas, hosts, and sub choose_site, which picks a director by the Host header. The only file that differs between places.
include "replicas.vcl";

# Who may ask for a purge of all pages by HTTP, as a deploy job does: curl -X BAN. `varnishadm` can do it too.
acl operators {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    unset req.http.x-site;
    call choose_site;
    # 421: the request reached a server that does not serve this host.
    if (!req.http.x-site) {
        return (synth(421));
    }
    if (req.url == "/__cache/health") {
        return (synth(200));
    }
    # Health checks and metrics of the replicas are for operators.
    if (req.url ~ "^/(livez|readyz|metrics)(\?|$)") {
        return (synth(404));
    }
    if (req.method == "BAN") {
        # What came through a proxy in front, TLS on this machine for instance, is a visitor's: then there are two addresses.
        if (client.ip !~ operators || req.http.X-Forwarded-For ~ ",") {
            return (synth(403));
        }
        ban("obj.http.x-kind == page");
        return (synth(200, "Banned"));
    }
    if (req.method !~ "^(GET|HEAD|POST|PUT|DELETE|OPTIONS)$") {
        return (synth(405));
    }
    # The largest call is a request for support with its pictures.
    if (std.integer(req.http.Content-Length, 0) > 1100000) {
        return (synth(413));
    }
    # Calls, reports, and the site's time are never the same twice.
    if ((req.method != "GET" && req.method != "HEAD") || req.url ~ "^/((us|eu|cn)api|ssr|_report)(/|\?|$)") {
        return (pass);
    }
    # Time travel belongs to one visitor: neither read from the cache nor kept there.
    if (req.url ~ "[?&](at|preview_key)=" || req.http.Cookie ~ "(^|;\s*)preview_at=") {
        return (pass);
    }
    call normalise_query;
    call normalise_cookies;
    call normalise_encoding;
    return (hash);
}

# A page is a function of its path: no query reaches it, but for what is searched for.
sub normalise_query {
    if (req.url ~ "^(/[a-z][a-z])?/search\?([^#]*&)?q=") {
        set req.url = regsub(req.url, "^([^?]*)\?(?:[^#]*&)?(q=[^&#]*).*$", "\1?\2");
    } else {
        set req.url = regsub(req.url, "\?.*$", "");
    }
}

# Pages are the same for everybody. The redirect of an address without a region reads the region that a visitor chose; it is never stored.
sub normalise_cookies {
    if (req.url !~ "^/assets/" && req.http.Cookie ~ "(^|;\s*)region=[a-z][a-z](;|$)") {
        set req.http.Cookie = "region=" + regsub(req.http.Cookie, "^(?:.*;\s*)?region=([a-z][a-z])(?:;.*)?$", "\1");
    } else {
        unset req.http.Cookie;
    }
}

# Browsers write the same preference in many forms; the replicas know three.
sub normalise_encoding {
    if (req.http.Accept-Encoding ~ "(^|,)\s*br\s*(,|$|;\s*q=(1|0\.0*[1-9]))") {
        set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "(^|,)\s*gzip\s*(,|$|;\s*q=(1|0\.0*[1-9]))") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
}

# The site and the path. The host is left out: it was checked, and a site may have several.
sub vcl_hash {
    hash_data(req.http.x-site);
    hash_data(req.url);
    return (lookup);
}

sub vcl_backend_fetch {
    unset bereq.http.x-site;
}

sub vcl_backend_response {
    if (beresp.status >= 500 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        # Another replica may do better.
        if (bereq.retries < 1) {
            return (retry);
        }
        # What is in the cache is still true: an error must not take its place.
        if (bereq.is_bgfetch) {
            return (abandon);
        }
    }
    # A visitor's answer is nobody else's, whatever else it says.
    if (bereq.uncacheable || beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        return (deliver);
    }
    if (beresp.status == 200 && beresp.http.Content-Type ~ "^(text/html|application/json|application/xml|application/atom)" && bereq.url !~ "^/assets/") {
        set beresp.http.x-kind = "page";
    }
    if (beresp.http.x-valid-until) {
        if (std.time(beresp.http.x-valid-until, now) <= now) {
            # The boundary has passed: the clock of this replica is late. Another may know better, and what this one says is not kept.
            if (bereq.retries < 2) {
                return (retry);
            }
            set beresp.uncacheable = true;
            set beresp.ttl = 0.2s;
            return (deliver);
        }
        set beresp.ttl = std.time(beresp.http.x-valid-until, now) - now;
        set beresp.keep = 0s;
        call refresh_each_minute;
        return (deliver);
    }
    # A page that never changes, or a file: cache-control says how long.
    if (beresp.http.x-kind && beresp.http.Cache-Control ~ "s-maxage=\d") {
        set beresp.ttl = beresp.ttl + std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=(\d+).*$", "\1") + "s", 0s);
        set beresp.keep = 0s;
        call refresh_each_minute;
        return (deliver);
    }
    set beresp.grace = 0s;
}

# A copy stays true until its end, but a new build may have better: after a minute it is still shown, and fetched anew in the background.
# The rest of its life is the grace, so neither a fetch that fails nor replicas that are gone ever show it past its end.
sub refresh_each_minute {
    set beresp.grace = 0s;
    if (beresp.ttl > 60s) {
        set beresp.grace = beresp.ttl - 60s;
        set beresp.ttl = 60s;
    }
    if (beresp.grace > 1d) {
        set beresp.grace = 1d;
    }
}

# No replica answers. The other one is tried once; an API call is not repeated, since it may have done its work.
sub vcl_backend_error {
    if (bereq.method == "GET" && bereq.retries < 2) {
        return (retry);
    }
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "2";
    set beresp.body = "503";
    return (deliver);
}

sub vcl_deliver {
    # Whether a copy was shown, for tests and for a person who wonders.
    if (obj.hits > 0) {
        set resp.http.x-cache = "hit";
    } else {
        set resp.http.x-cache = "miss";
    }
    unset resp.http.x-valid-until;
    unset resp.http.x-accel-expires;
    unset resp.http.x-kind;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    return (deliver);
}

sub vcl_synth {
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    set resp.http.Cache-Control = "no-store";
    set resp.http.X-Content-Type-Options = "nosniff";
    set resp.body = "" + resp.status;
    return (deliver);
}
