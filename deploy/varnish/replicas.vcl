# What differs from place to place: where the replicas are, and which hosts the sites have. This one is for compose.yaml.

probe ready {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 800ms;
    # A replica that drains, or is gone, gets no more requests after two of three.
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend global_1 { .host = "global-1"; .port = "8080"; .probe = ready; .connect_timeout = 1s; .first_byte_timeout = 65s; .max_connections = 500; }
backend global_2 { .host = "global-2"; .port = "8080"; .probe = ready; .connect_timeout = 1s; .first_byte_timeout = 65s; .max_connections = 500; }
backend cn_1 { .host = "cn-1"; .port = "8080"; .probe = ready; .connect_timeout = 1s; .first_byte_timeout = 65s; .max_connections = 500; }
backend cn_2 { .host = "cn-2"; .port = "8080"; .probe = ready; .connect_timeout = 1s; .first_byte_timeout = 65s; .max_connections = 500; }

sub vcl_init {
    new global_site = directors.round_robin();
    global_site.add_backend(global_1);
    global_site.add_backend(global_2);
    new cn_site = directors.round_robin();
    cn_site.add_backend(cn_1);
    cn_site.add_backend(cn_2);
}

sub choose_site {
    if (req.http.Host ~ "^(?i)(www\.kinemorph\.example|localhost:8000)$") {
        set req.backend_hint = global_site.backend();
        set req.http.x-site = "global";
    } else if (req.http.Host ~ "^(?i)(www\.kinemorph-cn\.example|localhost:8001)$") {
        set req.backend_hint = cn_site.backend();
        set req.http.x-site = "cn";
    }
}
