/** Number of decoded frames to keep before and after the current one: a few megabytes each. */
const reach = 10;
/** Number of frames to decode at once. */
const lanes = 2;

/** Shows the frames of a strip on a canvas. */
export interface FramePlayer {
  /** Adds the next frame of the strip. */
  readonly add: (frame: Blob) => void;
  /** Shows the frame at a share (0 … 1) of the strip, or the nearest decoded one. */
  readonly seek: (share: number) => void;
  /** Frees every decoded frame. */
  readonly stop: () => void;
}

/** Returns the index of the frame at a share of a strip; shares below 0 and above 1 are its ends. */
export function frameAt(share: number, count: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * (count - 1));
}

/**
 * Returns how far a track has scrolled past, from 0 when its start reaches the window's start to 1 when their ends
 * meet. All in pixels.
 */
export function shareScrolled(top: number, height: number, windowHeight: number): number {
  const way = height - windowHeight;
  return way > 0 ? Math.min(1, Math.max(0, -top / way)) : 0;
}

/**
 * Plays a strip of `count` frames on a canvas, forward and back. Frames are decoded off the main thread, nearest first,
 * and only those near the current one are kept. `painted` is called when the first one is on the canvas, `failed` when
 * one can't be decoded.
 */
export function createFramePlayer(
  canvas: HTMLCanvasElement,
  count: number,
  { painted, failed }: { painted: () => void; failed: (error: unknown) => void },
): FramePlayer {
  const context = canvas.getContext('2d', { alpha: false });
  let wanted = 0;
  let shown = -1;
  const distance = (index: number) => Math.abs(index - wanted);
  const frames = createFrames(distance, { decoded: draw, failed });

  function draw(): void {
    const nearest = frames.nearest();
    if (!nearest || !context || nearest.index === shown) return;
    const { index, frame } = nearest;
    if (canvas.width !== frame.width || canvas.height !== frame.height)
      Object.assign(canvas, { width: frame.width, height: frame.height });
    context.drawImage(frame, 0, 0);
    if (shown < 0) painted();
    shown = index;
  }

  return {
    add: frames.add,
    seek: (share) => {
      wanted = frameAt(share, count);
      if (frames.isStopped()) return;
      draw();
      frames.forgetFar();
      frames.decodeNear();
    },
    stop: frames.stop,
  };
}

/**
 * Keeps the files of a strip and decodes those near the wanted frame. `distance` returns how far an index is from the
 * wanted one; `decoded` is called after each decoded frame.
 */
function createFrames(
  distance: (index: number) => number,
  { decoded: tell, failed }: { decoded: () => void; failed: (error: unknown) => void },
) {
  const files: Blob[] = [];
  const decoded = new Map<number, ImageBitmap>();
  const decoding = new Set<number>();
  let stopped = false;
  const isNear = (index: number) => distance(index) <= reach;

  function nearest() {
    const index = closest(decoded.keys(), distance);
    const frame = decoded.get(index);
    return frame && { index, frame };
  }

  function forgetFar(): void {
    for (const [index, frame] of decoded) {
      if (isNear(index)) continue;
      frame.close();
      decoded.delete(index);
    }
  }

  function decodeNear(): void {
    const missing = [...files.keys()].filter((index) => isNear(index) && !decoded.has(index) && !decoding.has(index));
    missing.sort((a, b) => distance(a) - distance(b));
    for (const index of missing.slice(0, lanes - decoding.size)) void decode(index);
  }

  async function decode(index: number): Promise<void> {
    decoding.add(index);
    try {
      const frame = await createImageBitmap(files[index] as Blob);
      if (stopped || !isNear(index)) frame.close();
      else decoded.set(index, frame);
    } catch (error) {
      stopped = true;
      failed(error);
    } finally {
      decoding.delete(index);
    }
    if (stopped) return;
    tell();
    decodeNear();
  }

  function add(frame: Blob): void {
    files.push(frame);
    if (!stopped) decodeNear();
  }

  function stop(): void {
    stopped = true;
    for (const frame of decoded.values()) frame.close();
    decoded.clear();
  }

  return { nearest, forgetFar, decodeNear, add, stop, isStopped: () => stopped };
}

function closest(indices: Iterable<number>, distance: (index: number) => number): number {
  return [...indices].reduce((best, index) => (distance(index) < distance(best) ? index : best), Infinity);
}
