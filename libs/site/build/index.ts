export { siteConfig } from './site-config.ts';
export { buildEdge } from './server/build-edge.ts';
