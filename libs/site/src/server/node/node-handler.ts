import { createSiteHandler, type SiteHandler } from '../http/handler.ts';
import type { HandlerOptions } from '../http/handler-options.ts';
import type { Assets } from './assets/assets.ts';

/** The handler of a site with its files on disk. */
export type NodeHandler = SiteHandler<Assets>;

/** Creates a site for Node. */
export function createNodeHandler(options: Omit<HandlerOptions<Assets>, 'rendersAhead'>): NodeHandler {
  return createSiteHandler({ ...options, rendersAhead: true });
}
