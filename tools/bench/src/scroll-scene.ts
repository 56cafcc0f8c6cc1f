/** The figures of one scroll past an element, forward and back. */
export interface Scrolled {
  /** For each frame, the milliseconds of the main thread from its first script until after its paint. */
  readonly work: readonly number[];
  /** The number of frames that the browser left out, because one before them was not ready. */
  readonly dropped: number;
  /** The number of pictures that the scene painted on its canvas. */
  readonly painted: number;
}

/** The duration and the start of a scroll. */
export interface ScrollPlan {
  /** In milliseconds, forward and back together. */
  readonly lasts: number;
  /** The start, in heights of the element below its top: 0 scrolls past the element, 1 past the content after it. */
  readonly offset: number;
}

/** Runs in the page, on the track of a scene: scrolls past it at an even speed, forward and then back. */
export async function scrollPast(track: Element, { lasts, offset }: ScrollPlan): Promise<Scrolled> {
  /** The time between two frames of a screen, in milliseconds. */
  const frameMs = 1000 / 60;
  const { top, height } = track.getBoundingClientRect();
  const distance = height - innerHeight;
  const from = scrollY + top + offset * height;
  const work: number[] = [];
  let dropped = 0;
  let painted = 0;
  const prototype = CanvasRenderingContext2D.prototype as { drawImage: (...args: unknown[]) => unknown };
  const paint = prototype.drawImage;
  prototype.drawImage = function count(...args) {
    painted += 1;
    return paint.apply(this, args);
  };
  await new Promise<void>((resolve) => {
    let first: number | undefined;
    let last: number | undefined;
    const step = (now: number) => {
      const began = performance.now();
      first ??= now;
      if (last !== undefined) dropped += Math.max(0, Math.round((now - last) / frameMs) - 1);
      last = now;
      const share = Math.min(1, (now - first) / lasts);
      scrollTo({ top: from + distance * (1 - Math.abs(1 - 2 * share)), behavior: 'instant' });
      // A message arrives after the frame's style, layout and paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        work.push(performance.now() - began);
        if (share === 1) resolve();
      };
      port2.postMessage(0);
      if (share < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  prototype.drawImage = paint;
  return { work, dropped, painted };
}
