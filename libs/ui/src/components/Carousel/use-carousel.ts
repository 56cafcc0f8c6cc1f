'use client';

import type { EmblaCarouselType } from 'embla-carousel';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrated, useStillness } from '../../hooks/browser.ts';
import * as styles from './Carousel.css.ts';

/**
 * The engine is fetched for a press, or a step from the last slide to the first; until it runs, the browser scrolls the
 * strip.
 */
function fetchEngine() {
  return import('embla-carousel');
}

/** Returns the slide that a strip without its engine is scrolled to. */
function scrolledTo(strip: HTMLElement) {
  return Math.round(Math.abs(strip.scrollLeft) / (strip.clientWidth || 1));
}

/** The behaviour of a carousel; `Carousel` renders it. */
export function useCarousel(count: number, interval: number) {
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setPaused] = useState<boolean>();
  const still = useStillness();
  const live = useHydrated();
  const { held, watch } = useAttention();
  const inSight = useInSight(root);
  const { current, moved, go, step } = useSlides(root, count, still);
  // With reduced motion, the rotation starts only when the visitor presses play.
  const paused = chosen ?? (live && still);
  const rotating = interval > 0 && count > 1 && inSight && !(paused || held);
  useTimer(root, rotating ? interval : 0, current, step);
  return { current, live, moved, paused, rotating, root, watch, go, pause: () => setPaused(!paused) };
}

/**
 * Pauses the carousel while the pointer or the focus is on it. The focus, which a press also moves, starts loading the
 * engine.
 */
function useAttention() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const watch = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => {
      setFocused(true);
      void fetchEngine().catch(() => undefined);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };
  return { held: hovered || focused, watch };
}

/** Returns true while the carousel is visible: within the viewport, on a page that is not hidden. */
function useInSight(root: RefObject<HTMLDivElement | null>) {
  const [hidden, setHidden] = useState(false);
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    const onVisibility = () => setHidden(document.hidden);
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true));
    if (root.current) observer.observe(root.current);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [root]);
  return seen && !hidden;
}

/** Tracks the current slide and moves to others, by the engine or by native scrolling before it has loaded. */
function useSlides(root: RefObject<HTMLDivElement | null>, count: number, still: boolean) {
  const engine = useRef<Promise<EmblaCarouselType> | null>(null);
  const [current, setCurrent] = useState(0);
  const [moved, setMoved] = useState(false);

  function start(strip: HTMLDivElement) {
    engine.current ??= startEngine(strip, (slide) => {
      setCurrent(slide);
      setMoved(true);
    });
    return engine.current;
  }

  async function go(steps: number) {
    const strip = root.current;
    if (!strip || steps === 0) return;
    try {
      const api = await start(strip);
      if (steps === 1) api.scrollNext(still);
      else if (steps === -1) api.scrollPrev(still);
      else api.scrollTo(api.selectedScrollSnap() + steps, still);
    } catch {
      // The engine failed to load: the native scrolling still works.
      engine.current = null;
      const slide = (scrolledTo(strip) + steps + count) % count;
      strip.children[0]?.children[slide]?.scrollIntoView({ block: 'nearest', inline: 'start' });
    }
  }

  /** Performs an automatic step. If the next slide is in the strip after the current one, no engine is needed. */
  async function step() {
    const next = root.current?.children[0]?.children[current + 1];
    if (engine.current || !(next instanceof HTMLElement)) await go(1);
    else root.current?.scrollTo({ left: next.offsetLeft, behavior: still ? 'instant' : 'smooth' });
  }

  useEffect(() => {
    const strip = root.current;
    const onScroll = () => {
      if (strip && !engine.current) setCurrent(scrolledTo(strip));
    };
    strip?.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      strip?.removeEventListener('scroll', onScroll);
      void engine.current?.then((api) => api.destroy());
      engine.current = null;
    };
  }, [root]);

  return { current, moved, go, step };
}

/** Starts the engine at the slide that the strip is scrolled to. */
async function startEngine(strip: HTMLDivElement, onSelect: (slide: number) => void) {
  const { default: EmblaCarousel } = await fetchEngine();
  const startIndex = scrolledTo(strip);
  const { direction } = getComputedStyle(strip);
  strip.classList.add(styles.engaged);
  strip.scrollTo({ left: 0, behavior: 'instant' });
  const api = EmblaCarousel(strip, { loop: true, startIndex, direction: direction as 'ltr' | 'rtl', duration: 28 });
  api.on('select', () => onSelect(api.selectedScrollSnap()));
  return api;
}

/**
 * Calls `step` once, `interval` milliseconds after each change of the slide, while the indicator of the slide fills; 0
 * disables it.
 */
function useTimer(
  root: RefObject<HTMLDivElement | null>,
  interval: number,
  current: number,
  step: () => Promise<void>,
): void {
  // The timer reads the latest `step` without starting over at each render.
  const tick = useRef(step);
  useEffect(() => {
    tick.current = step;
  });
  useEffect(() => {
    if (!interval) return;
    const timer = setTimeout(() => void tick.current(), interval);
    const fill = root.current?.parentElement
      ?.querySelector('[aria-current] > span')
      ?.animate({ scale: ['0 1', '1 1'] }, interval);
    return () => {
      clearTimeout(timer);
      fill?.cancel();
    };
  }, [root, current, interval]);
}
