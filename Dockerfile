# Each site as an image: docker build --build-arg SITE=global-site --target site .
# What never runs here is named in docs/operations.md#containers.

# Debian 12 in each stage: what is built on one is run on the same.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
# No hooks, no telemetry, and the lockfile's packages alone.
ENV CI=true NX_DAEMON=false NX_NO_CLOUD=true
COPY . .
RUN npm run build

# The folder, and Node: no package, no compiler, nothing of the repository.
FROM node:24.21.0-bookworm-slim AS site
ARG SITE
COPY --from=build /src/dist/${SITE} /site
# The archive of assets is a volume, which takes its owner from here.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
  && mkdir /assets && chown node:node /assets
WORKDIR /site
USER 1000:1000
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 ADMIN_HOST=0.0.0.0 ADMIN_PORT=9090 ASSETS_ARCHIVE=/assets \
  MALLOC_MMAP_THRESHOLD_=65536 MALLOC_ARENA_MAX=2 PROXIES=1 MAX_CONNECTIONS_PER_ADDRESS=10000 KEEP_ALIVE_MS=65000 DRAIN_NOTICE_MS=5000 \
  LOG_LEVEL=info
EXPOSE 8080 9090
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=2s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Why these flags: docs/decisions/024-memory-of-a-server.md.
CMD ["node", "--max-semi-space-size=2", "--v8-pool-size=1", "--max-old-space-size=256", "main.js"]

# The account API and the store's stand-in, for rehearsals: it runs from the source.
FROM build AS sandbox
RUN mkdir -p .data && chown -R node:node .data
USER 1000:1000
EXPOSE 4400
CMD ["node_modules/node/bin/node", "tools/sandbox/src/main.ts"]

# The Varnish that the gate proves, with the configuration that it proves.
FROM debian:bookworm-slim AS varnish
RUN apt-get update && apt-get install -y --no-install-recommends varnish gcc libc6-dev && rm -rf /var/lib/apt/lists/*
COPY deploy/varnish /etc/varnish
USER vcache
EXPOSE 8000
# The replicas compress, and Varnish only keeps the variants.
CMD ["varnishd", "-F", "-j", "none", "-n", "/tmp/varnish", "-a", ":8000", "-f", "/etc/varnish/sites.vcl", "-p", "vcl_path=/etc/varnish", "-p", "http_gzip_support=off", "-p", "backend_idle_timeout=50", "-s", "malloc,1g"]
