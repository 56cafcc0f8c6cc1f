import type { Instant } from '@kinemorph/content/time';
import { useCallback, useEffect, useRef } from 'react';
import type { Bar, Edge } from '../../api.ts';
import { panned, zoomed, type Range } from './range.ts';
import { instantAt, xOf, type Scale } from './scale.ts';
import { snapped, stepOf } from './snap.ts';
import type { Grab } from './Row.tsx';

interface Handlers {
  readonly at: Instant;
  readonly onRange: (range: Range) => void;
  readonly onAt: (at: Instant) => void;
  readonly onDrop: (bar: Bar, edge: Edge, to: Instant) => void;
}

const still = 4;

/**
 * Moves and zooms the board by pointer, wheel, pinch and keys, and drags the ends of bars. Listeners use the latest
 * scale.
 */
export function useGestures(
  board: React.RefObject<HTMLElement | null>,
  scale: Scale,
  handlers: Handlers,
): { readonly onGrab: Grab; readonly onKeyDown: (event: React.KeyboardEvent) => void } {
  const latest = useRef({ scale, handlers });
  useEffect(() => {
    latest.current = { scale, handlers };
  });
  useEffect(() => {
    const element = board.current;
    return element ? watchBoard(element, () => latest.current) : undefined;
  }, [board]);
  const onGrab = useCallback<Grab>((event, bar, edge) => {
    event.preventDefault();
    event.stopPropagation();
    dragEdge(event.nativeEvent, event.currentTarget, bar, edge, () => latest.current);
  }, []);
  const onKeyDown = useCallback((event: React.KeyboardEvent) => {
    const {
      scale: shown,
      handlers: { onRange, at },
    } = latest.current;
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('input, select, textarea'))
      return;
    const range = {
      ArrowLeft: panned(shown, -0.2),
      ArrowRight: panned(shown, 0.2),
      '+': zoomed(shown, 0.6, at),
      '=': zoomed(shown, 0.6, at),
      '-': zoomed(shown, 1 / 0.6, at),
    }[event.key];
    if (!range) return;
    event.preventDefault();
    onRange(range);
  }, []);
  return { onGrab, onKeyDown };
}

type Latest = () => { readonly scale: Scale; readonly handlers: Handlers };

/** Returns the left edge of the dates, in pixels of the window. */
const leftOf = (board: HTMLElement) => board.querySelector('[data-axis]')?.getBoundingClientRect().left ?? 0;

function watchBoard(element: HTMLElement, latest: Latest): () => void {
  const frames = oncePerFrame((range) => latest().handlers.onRange(range));
  const stops = [watchPointers(element, latest, frames), watchWheel(element, latest, frames)];
  return () => {
    frames.stop();
    for (const stop of stops) stop();
  };
}

/** Fingers and buttons that are down on the board. */
class Pointers {
  readonly #down = new Map<number, PointerEvent>();

  get count(): number {
    return this.#down.size;
  }

  has({ pointerId }: PointerEvent): boolean {
    return this.#down.has(pointerId);
  }

  put(event: PointerEvent): void {
    this.#down.set(event.pointerId, event);
  }

  /** Removes a pointer; returns true if it was down. */
  take({ pointerId }: PointerEvent): boolean {
    return this.#down.delete(pointerId);
  }

  /** Halfway between them, in pixels of the window. */
  middle(): number {
    return [...this.#down.values()].reduce((sum, { clientX }) => sum + clientX, 0) / this.#down.size;
  }

  /** How far two are apart; 0 while there is one. */
  spread(): number {
    const [one, two] = [...this.#down.values()];
    return one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;
  }
}

/** Drags the board by one pointer, zooms it by two, and chooses an instant by a press. */
function watchPointers(element: HTMLElement, latest: Latest, frames: Frames): () => void {
  const pointers = new Pointers();
  let begun: { readonly x: number; readonly scale: Scale; readonly spread: number; moved: boolean } | undefined;
  const begin = () => {
    begun = {
      x: pointers.middle(),
      scale: latest().scale,
      spread: pointers.spread(),
      moved: begun?.moved ?? false,
    };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !(event.target as Element).closest('[data-row], [data-axis]')) return;
    pointers.put(event);
    begin();
  };
  const move = (event: PointerEvent) => {
    if (!begun || !pointers.has(event)) return;
    pointers.put(event);
    const { scale, x, spread } = begun;
    const by = pointers.middle() - x;
    if (Math.abs(by) < still && pointers.count === 1 && !begun.moved) return;
    begun.moved = true;
    const shifted = { ...panned(scale, -by / scale.width), width: scale.width };
    const middle = instantAt(shifted, pointers.middle() - leftOf(element));
    frames.draw(spread > 0 ? zoomed(shifted, spread / Math.max(1, pointers.spread()), middle) : shifted);
  };
  const up = (event: PointerEvent): void => {
    if (!pointers.take(event)) return;
    const moved = begun?.moved;
    if (pointers.count > 0) return begin();
    begun = undefined;
    if (moved) return suppressClick(element);
    if (event.type !== 'pointerup' || (event.target as Element).closest('[data-bar]')) return;
    const { scale, handlers } = latest();
    const step = stepOf((scale.to - scale.from) / scale.width);
    handlers.onAt(snapped(instantAt(scale, event.clientX - leftOf(element)), step, 'UTC'));
  };
  element.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  return () => {
    element.removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
  };
}

function watchWheel(element: HTMLElement, latest: Latest, frames: Frames): () => void {
  const wheel = (event: WheelEvent) => {
    const scale = { ...latest().scale, ...frames.waiting() };
    const onAxis = (event.target as Element).closest('[data-axis]') !== null;
    const sideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    // A wheel over the rows scrolls the page as usual; with Ctrl, as a pinch sends it, and over the axis it zooms.
    if (!event.ctrlKey && !event.metaKey && !onAxis && !sideways) return;
    event.preventDefault();
    const by = sideways && !event.ctrlKey ? event.deltaX || event.deltaY : event.deltaY;
    const middle = instantAt(scale, event.clientX - leftOf(element));
    frames.draw(
      sideways && !event.ctrlKey
        ? panned(scale, by / scale.width)
        : zoomed(scale, Math.exp(Math.max(-60, Math.min(60, by)) / 180), middle),
    );
  };
  element.addEventListener('wheel', wheel, { passive: false });
  return () => element.removeEventListener('wheel', wheel);
}

interface Frames {
  readonly draw: (range: Range) => void;
  /** Returns the range of the next frame. */
  readonly waiting: () => Range | undefined;
  readonly stop: () => void;
}

/** Draws once per frame, regardless of the number of events. */
function oncePerFrame(draw: (range: Range) => void): Frames {
  let next: Range | undefined;
  let frame = 0;
  return {
    draw: (range) => {
      next = range;
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        const due = next;
        next = undefined;
        if (due) draw(due);
      });
    },
    waiting: () => next,
    stop: () => cancelAnimationFrame(frame),
  };
}

/** Suppresses the click that ends a drag. */
function suppressClick(element: HTMLElement): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => element.removeEventListener('click', stop, { capture: true }), 0);
}

/**
 * Drags an end. The bar's shape follows the pointer without a render; dropping proposes a change, and does not write
 * it.
 */
function dragEdge(event: PointerEvent, handle: SVGRectElement, bar: Bar, edge: Edge, latest: Latest): void {
  const { scale } = latest();
  const shape = handle.parentElement?.querySelector('rect');
  const canvas = handle.ownerSVGElement;
  if (!shape || !canvas) return;
  const [x, width] = [shape.x.baseVal.value, shape.width.baseVal.value];
  const offset = canvas.getBoundingClientRect().left;
  // The row's coordinates may start outside the visible area.
  const shift = (edge === 'opens' ? x : x + width) - xOf(scale, bar[edge] ?? 0);
  const step = stepOf((scale.to - scale.from) / scale.width);
  let to = bar[edge] ?? 0;
  const move = ({ clientX }: PointerEvent) => {
    to = snapped(instantAt(scale, clientX - offset), step, bar.zone);
    const at = xOf(scale, to) + shift;
    const [start, end] = edge === 'opens' ? [Math.min(at, x + width - 3), x + width] : [x, Math.max(at, x + 3)];
    shape.setAttribute('x', String(start));
    shape.setAttribute('width', String(end - start));
  };
  const drop = ({ type }: PointerEvent) => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', drop);
    removeEventListener('pointercancel', drop);
    shape.setAttribute('x', String(x));
    shape.setAttribute('width', String(width));
    suppressClick(document.body);
    if (type === 'pointerup' && to !== bar[edge]) latest().handlers.onDrop(bar, edge, to);
  };
  handle.setPointerCapture(event.pointerId);
  addEventListener('pointermove', move);
  addEventListener('pointerup', drop);
  addEventListener('pointercancel', drop);
}
