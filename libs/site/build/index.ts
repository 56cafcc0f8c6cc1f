export { siteConfig } from './site-config.ts';
export { buildEdge } from './build-edge.ts';
