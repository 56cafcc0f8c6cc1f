import { createSiteHandler, type SiteHandler } from '../handler.ts';
import type { HandlerOptions } from '../handler-options.ts';
import type { Assets } from './assets.ts';
import { nodePlatform } from './node-platform.ts';

/** A site whose files are on disk. */
export type NodeHandler = SiteHandler<Assets>;

/** Puts a site together for Node. */
export function createNodeHandler(options: Omit<HandlerOptions<Assets>, 'platform'>): NodeHandler {
  return createSiteHandler({ ...options, platform: nodePlatform });
}
