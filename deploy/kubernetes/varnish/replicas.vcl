# In Kubernetes a service stands for the replicas of a site, and follows their readiness: it is one backend, and a retry is another connection.

backend global_replicas { .host = "global-site"; .port = "8080"; .connect_timeout = 1s; .first_byte_timeout = 65s; .max_connections = 1000; }
backend cn_replicas { .host = "cn-site"; .port = "8080"; .connect_timeout = 1s; .first_byte_timeout = 65s; .max_connections = 1000; }

sub choose_site {
    if (req.http.Host ~ "^(?i)www\.kinemorph\.example$") {
        set req.backend_hint = global_replicas;
        set req.http.x-site = "global";
    } else if (req.http.Host ~ "^(?i)www\.kinemorph-cn\.example$") {
        set req.backend_hint = cn_replicas;
        set req.http.x-site = "cn";
    }
}
