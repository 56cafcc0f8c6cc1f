import type { Platform, SiteFiles } from '../answer/platform.ts';
import type { RendererOptions } from '../render/render.tsx';
import type { ServerLog } from '../telemetry/server-log.ts';
import type { Settings } from '../settings/settings.ts';
import type { CacheState } from '../telemetry/telemetry.ts';
import type { TraceContext } from '../telemetry/trace-context.ts';

export interface HandlerOptions<F extends SiteFiles = SiteFiles> extends Omit<RendererOptions, 'origins' | 'vendors'> {
  readonly settings: Settings;
  readonly files: F;
  readonly platform: Platform;
  readonly log: ServerLog;
}

/** The server's own state that health checks ask about. */
export interface Health {
  ready: boolean;
  draining: boolean;
}

/** Who sent a request, as far as its connection tells, and who follows it. */
export interface Client {
  readonly address?: string;
  /** The request's ids; read from its headers where they are left out. */
  readonly trace?: TraceContext;
  /** Called with how a page was answered. */
  readonly onCache?: (cache: CacheState) => void;
}
