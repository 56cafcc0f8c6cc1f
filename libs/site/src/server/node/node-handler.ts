import { createSiteHandler, type SiteHandler } from '../http/handler.ts';
import type { HandlerOptions } from '../http/handler-options.ts';
import type { Assets } from './assets/assets.ts';
import { nodePlatform } from './platform/node-platform.ts';

/** A site whose files are on disk. */
export type NodeHandler = SiteHandler<Assets>;

/** Puts a site together for Node. */
export function createNodeHandler(options: Omit<HandlerOptions<Assets>, 'platform'>): NodeHandler {
  return createSiteHandler({ ...options, platform: nodePlatform });
}
