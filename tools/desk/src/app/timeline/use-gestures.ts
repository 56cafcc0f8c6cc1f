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

/** Moves and zooms the board by pointer, wheel, pinch and keys, and drags the ends of bars. Listeners see the latest scale. */
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

function watchBoard(element: HTMLElement, latest: Latest): () => void {
  const pointers = new Map<number, PointerEvent>();
  let begun: { readonly x: number; readonly scale: Scale; readonly spread: number; moved: boolean } | undefined;
  const spreadOf = () => {
    const [one, two] = [...pointers.values()];
    return one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;
  };
  const middle = () => [...pointers.values()].reduce((sum, { clientX }) => sum + clientX, 0) / pointers.size;
  const begin = () => {
    begun = { x: middle(), scale: latest().scale, spread: spreadOf(), moved: begun?.moved ?? false };
  };
  const frames = oncePerFrame((range) => latest().handlers.onRange(range));
  const left = () => element.querySelector('[data-axis]')?.getBoundingClientRect().left ?? 0;
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !(event.target as Element).closest('[data-row], [data-axis]')) return;
    pointers.set(event.pointerId, event);
    begin();
  };
  const move = (event: PointerEvent) => {
    if (!begun || !pointers.has(event.pointerId)) return;
    pointers.set(event.pointerId, event);
    const { scale, x, spread } = begun;
    const by = middle() - x;
    if (Math.abs(by) < still && pointers.size === 1 && !begun.moved) return;
    begun.moved = true;
    const shifted = panned(scale, -by / scale.width);
    frames.draw(
      spread > 0
        ? zoomed(
            shifted,
            spread / Math.max(1, spreadOf()),
            instantAt({ ...shifted, width: scale.width }, middle() - left()),
          )
        : shifted,
    );
  };
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    const moved = begun?.moved;
    if (pointers.size > 0) return begin();
    begun = undefined;
    if (moved) return suppressClick(element);
    if (event.type === 'pointerup' && !(event.target as Element).closest('[data-bar]')) {
      const { scale, handlers } = latest();
      handlers.onAt(
        snapped(instantAt(scale, event.clientX - left()), stepOf((scale.to - scale.from) / scale.width), 'UTC'),
      );
    }
  };
  const wheel = (event: WheelEvent) => {
    const scale = { ...latest().scale, ...frames.waiting() };
    const onAxis = (event.target as Element).closest('[data-axis]') !== null;
    const sideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    // A wheel over the rows scrolls the page, as everywhere; with Ctrl, as a pinch sends it, and over the axis it zooms.
    if (!event.ctrlKey && !event.metaKey && !onAxis && !sideways) return;
    event.preventDefault();
    const by = sideways && !event.ctrlKey ? event.deltaX || event.deltaY : event.deltaY;
    frames.draw(
      sideways && !event.ctrlKey
        ? panned(scale, by / scale.width)
        : zoomed(scale, Math.exp(Math.max(-60, Math.min(60, by)) / 180), instantAt(scale, event.clientX - left())),
    );
  };
  element.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    frames.stop();
    element.removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
    element.removeEventListener('wheel', wheel);
  };
}

/** Draws once a frame, however many events that brings; `waiting` is what the next frame will draw. */
function oncePerFrame(draw: (range: Range) => void): {
  readonly draw: (range: Range) => void;
  readonly waiting: () => Range | undefined;
  readonly stop: () => void;
} {
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

/** The click that ends a drag opens nothing. */
function suppressClick(element: HTMLElement): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => element.removeEventListener('click', stop, { capture: true }), 0);
}

/** Drags an end. The bar's own shape follows the pointer, without a render; where it is dropped is proposed, not written. */
function dragEdge(event: PointerEvent, handle: SVGRectElement, bar: Bar, edge: Edge, latest: Latest): void {
  const { scale } = latest();
  const shape = handle.parentElement?.querySelector('rect');
  const canvas = handle.ownerSVGElement;
  if (!shape || !canvas) return;
  const [x, width] = [shape.x.baseVal.value, shape.width.baseVal.value];
  const offset = canvas.getBoundingClientRect().left;
  // The row may draw from elsewhere than where its sight begins.
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
