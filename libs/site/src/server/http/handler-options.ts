import type { SiteFiles } from '../answer/platform.ts';
import type { RouteTable } from '../../routing/route-table.ts';
import type { SiteDefinition } from '../../routing/site-definition.ts';
import type { SiteRenderer } from '../render/site-renderer.ts';
import type { ServerLog } from '../telemetry/server-log.ts';
import type { Settings } from '../settings/settings.ts';
import type { CacheState } from '../telemetry/telemetry.ts';
import type { TraceContext } from '../telemetry/trace-context.ts';

export interface HandlerOptions<F extends SiteFiles = SiteFiles> {
  readonly site: SiteDefinition;
  readonly table: RouteTable;
  readonly renderer: SiteRenderer;
  readonly build: string;
  readonly settings: Settings;
  readonly files: F;
  /**
   * True if a page's next version is rendered before its boundary. This needs a platform that runs code between
   * requests.
   */
  readonly rendersAhead: boolean;
  readonly log: ServerLog;
}

/** The server's own state for health checks. */
export interface Health {
  ready: boolean;
  draining: boolean;
}

/** The sender of a request, as far as the connection shows, and the listeners to the request. */
export interface Client {
  readonly address?: string;
  /** The request's ids; read from its headers if left out. */
  readonly trace?: TraceContext;
  /** Called with the state of the page cache for the answer. */
  readonly onCache?: (cache: CacheState) => void;
}
