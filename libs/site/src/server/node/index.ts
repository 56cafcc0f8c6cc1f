export { Assets } from './assets/assets.ts';
export { createLog } from './telemetry/log.ts';
export { createNodeHandler } from './node-handler.ts';
export { createNodeRenderer } from './platform/node-renderer.ts';
export { listen } from './node-server.ts';
export { serveSite } from './site-server.ts';
