# Innermap in one container: no root, nothing to write but /data and /tmp, amd64 and arm64.
#
#   docker build -t innermap .
#   docker run -p 8080:5000 -v innermap:/data --read-only --tmpfs /tmp innermap
#
# The pages are built on the machine that builds; what runs is JavaScript and WebAssembly only, so no step runs on
# the other kind of processor and nothing has to be emulated.
ARG NODE=node:24-bookworm-slim

FROM --platform=$BUILDPLATFORM ${NODE} AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node node_modules/vite/bin/vite.js build --logLevel warn \
  && node scripts/release/server-parts.mjs /parts/app linked \
  && mkdir -p /parts/data

FROM ${NODE}
LABEL org.opencontainers.image.title="Innermap" \
  org.opencontainers.image.description="See why you feel what you feel, on a server of your own" \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=5000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /parts/app /app
COPY --from=build --chown=1000:1000 --chmod=700 /parts/data /data
# Its number, so that a cluster can see that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 5000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=3 \
  CMD ["node", "scripts/is-ready.mjs"]
CMD ["node", "--max-old-space-size=1024", "--max-semi-space-size=4", "src/server/app/main.ts"]
