export { serveEdge, type EdgeBuild } from './serve-edge.ts';
