import type { Point } from './zoom.ts';

/** Callbacks for the gestures on a picture. Points are in viewport coordinates. */
export type Hands = {
  isZoomed: () => boolean;
  pinch: (factor: number, at: Point) => void;
  pan: (x: number, y: number) => void;
  toggle: (at: Point) => void;
  drag: (by: number) => void;
  /** Ends a drag; `speed` is in px per millisecond. */
  release: (by: number, speed: number) => void;
};

type Stroke = { from: Point; since: number; manyFingers: boolean };

const tapReach = 12;
const tapTime = 300;

function apart(a: Point, b: Point) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function spread(points: Map<number, Point>) {
  const [a, b] = [...points.values()];
  return a && b
    ? { distance: Math.max(apart(a, b), 1), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } }
    : undefined;
}

/** Recognises gestures of fingers and mouse on a stage: pinches, pans, swipes and double taps. */
function follow(stage: HTMLElement, hands: Hands, signal: AbortSignal) {
  const points = new Map<number, Point>();
  let stroke: Stroke | undefined;
  let tapped: (Point & { time: number }) | undefined;

  function press({ button, pointerId, clientX: x, clientY: y, timeStamp }: PointerEvent) {
    if (button !== 0) return;
    points.set(pointerId, { x, y });
    if (points.size === 1) stroke = { from: { x, y }, since: timeStamp, manyFingers: false };
    else if (stroke) {
      stroke.manyFingers = true;
      hands.release(0, 0);
    }
  }

  function move({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    const was = points.get(pointerId);
    if (!was || !stroke) return;
    const before = spread(points);
    points.set(pointerId, { x, y });
    const after = spread(points);
    if (before && after) {
      hands.pinch(after.distance / before.distance, after.middle);
      hands.pan(after.middle.x - before.middle.x, after.middle.y - before.middle.y);
    } else if (hands.isZoomed()) hands.pan(x - was.x, y - was.y);
    else if (!stroke.manyFingers) hands.drag(x - stroke.from.x);
  }

  function tap(at: Point, time: number) {
    const isSecond = tapped && time - tapped.time < tapTime && apart(at, tapped) < 3 * tapReach;
    tapped = isSecond ? undefined : { ...at, time };
    if (isSecond) hands.toggle(at);
  }

  function lift({ pointerId, clientX: x, clientY: y, timeStamp }: PointerEvent) {
    if (!points.delete(pointerId) || points.size > 0 || !stroke || stroke.manyFingers) return;
    const { from, since } = stroke;
    const took = Math.max(timeStamp - since, 1);
    if (!hands.isZoomed()) hands.release(x - from.x, (x - from.x) / took);
    if (apart(from, { x, y }) < tapReach && took < tapTime) tap({ x, y }, timeStamp);
  }

  function lose({ pointerId }: PointerEvent) {
    if (points.delete(pointerId)) hands.release(0, 0);
  }

  stage.addEventListener('pointerdown', press, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', lift, { signal });
  addEventListener('pointercancel', lose, { signal });
}

const lineHeight = 16;

/** Zooms with the wheel; a trackpad's pinch is a wheel event with Ctrl, in small steps. */
function roll(hands: Hands, event: WheelEvent) {
  event.preventDefault();
  const steps = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * lineHeight : event.deltaY;
  hands.pinch(Math.exp(-steps * (event.ctrlKey ? 0.01 : 0.0025)), { x: event.clientX, y: event.clientY });
}

/** Listens to the gestures on a stage and returns a function that stops it. */
export function listen(stage: HTMLElement, hands: Hands): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  follow(stage, hands, signal);
  stage.addEventListener('wheel', (event) => roll(hands, event), { passive: false, signal });
  // The browser's native image dragging would cancel the gesture.
  stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => ending.abort();
}
