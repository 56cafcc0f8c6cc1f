import { createLocalRenderer } from '../../render/local-renderer.ts';
import type { RendererOptions } from '../../render/render.tsx';
import type { SiteRenderer } from '../../render/site-renderer.ts';
import { EncodedBody } from './encoded-body.ts';

/** Creates a renderer for Node that works in the calling thread, and compresses each page once. */
export function createNodeRenderer(options: RendererOptions): SiteRenderer {
  return createLocalRenderer({ ...options, createBody: (text) => EncodedBody.of(text) });
}
