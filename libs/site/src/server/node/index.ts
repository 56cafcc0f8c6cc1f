export { Assets } from './assets/assets.ts';
export { createLog } from './log.ts';
export { createNodeHandler } from './node-handler.ts';
export { listen } from './node-server.ts';
export { createBuiltSite, serveSite } from './site-server.ts';
