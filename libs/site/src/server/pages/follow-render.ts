import type { PageRequest } from '../model/page-data.ts';
import { BusyError, type RenderAdmission } from '../queue/render-admission.ts';
import type { Timed } from '../render/site-renderer.ts';
import type { RenderPurpose, Telemetry } from '../telemetry/telemetry.ts';

/** A render to run: its purpose, and the number of renders that may wait or run before it is refused. */
export interface RenderJob {
  readonly purpose: RenderPurpose;
  readonly limit: number;
}

/**
 * Renders a page unless the limit is reached, and reports the render to telemetry. Rejects as the render does, or with
 * a `BusyError`.
 */
export type FollowRender = <T>(
  job: RenderJob,
  page: Pick<PageRequest, 'screen' | 'region'>,
  render: () => Promise<Timed<T>>,
) => Promise<Timed<T>>;

export function createFollowRender(admission: RenderAdmission, telemetry: Telemetry): FollowRender {
  return async ({ purpose, limit }, { screen, region }, render) => {
    const start = performance.now();
    try {
      const timed = await admission.run(limit, render);
      telemetry.tell('rendered', { screen, region, purpose, hasFailed: false, ...timed.timing });
      return timed;
    } catch (error) {
      // The waiting time is unknown then: all of the time counts as the render's.
      if (!(error instanceof BusyError))
        telemetry.tell('rendered', {
          screen,
          region,
          purpose,
          hasFailed: true,
          queue: 0,
          render: performance.now() - start,
        });
      throw error;
    }
  };
}
