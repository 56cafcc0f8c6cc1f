import type { PageRequest } from '../model/page-data.ts';
import type { RenderQueue } from '../queue/render-queue.ts';
import { BusyError } from '../queue/render-queue.ts';
import type { RenderPurpose, RenderTiming, Telemetry } from './telemetry.ts';

/** A result, and how long it waited and took. */
export interface Timed<T> {
  readonly made: T;
  readonly timing: RenderTiming;
}

/** A render to run: for whom, and how many may wait or run before it is refused. One that nobody waits for is never refused. */
export interface RenderJob {
  readonly purpose: RenderPurpose;
  readonly limit: number;
}

/** Runs a page's render in its turn, and tells telemetry of it. Rejects as the render does, or with a `BusyError`. */
export type RunRender = <T>(
  job: RenderJob,
  page: Pick<PageRequest, 'screen' | 'region'>,
  render: () => Promise<T>,
) => Promise<Timed<T>>;

export function createRunRender(queue: RenderQueue, telemetry: Telemetry): RunRender {
  return async ({ purpose, limit }, { screen, region }, render) => {
    const asked = performance.now();
    let began: number | undefined;
    const timing = (): RenderTiming => ({
      queue: (began ?? asked) - asked,
      render: performance.now() - (began ?? asked),
    });
    const begin = () => {
      began = performance.now();
      return render();
    };
    try {
      const made = await (purpose === 'ahead' ? queue.runAhead(begin) : queue.run(limit, begin));
      const taken = timing();
      telemetry.tell('rendered', { screen, region, purpose, hasFailed: false, ...taken });
      return { made, timing: taken };
    } catch (error) {
      if (!(error instanceof BusyError))
        telemetry.tell('rendered', { screen, region, purpose, hasFailed: true, ...timing() });
      throw error;
    }
  };
}
