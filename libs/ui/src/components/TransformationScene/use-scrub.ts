'use client';

import { type RefObject, useEffect } from 'react';
import { mobile, scrubs } from '../../theme/breakpoints.ts';
import { createFramePlayer, shareScrolled } from './player.ts';
import { chunksOf, readStrip } from './strip.ts';
import type { StripData } from './strip-data.ts';

/** Distance from the window at which the frames of a scene are fetched, as a share of its height. */
const near = '100%';

/** The elements of a scene that the scroll moves. */
interface SceneParts {
  readonly track: RefObject<HTMLElement | null>;
  readonly screen: RefObject<HTMLCanvasElement | null>;
  readonly captions: RefObject<HTMLElement | null>;
}

/**
 * Plays a strip on a canvas as the visitor scrolls past its track. The strip is fetched when the track is near the
 * window, but never with reduced motion. The canvas has `data-playing` once it shows a frame. If a frame can't be
 * fetched or decoded, the canvas stays without it, and the still below remains visible.
 */
export function useScrub({ track, screen, captions }: SceneParts, { count, type, wide, narrow }: StripData): void {
  useEffect(() => {
    const [place, canvas, list] = [track.current, screen.current, captions.current];
    if (!place || !canvas || !list) return undefined;
    const query = matchMedia(scrubs);
    let left = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void play(
          { track: place, canvas, captions: list.children },
          { count, type, src: matchMedia(mobile).matches ? narrow : wide },
          left.signal,
        );
      },
      { root: document, rootMargin: `${near} 0px` },
    );
    const stop = () => {
      observer.disconnect();
      left.abort();
      delete canvas.dataset['playing'];
    };
    const start = () => {
      stop();
      left = new AbortController();
      if (query.matches) observer.observe(place);
    };
    start();
    query.addEventListener('change', start);
    return () => {
      query.removeEventListener('change', start);
      stop();
    };
  }, [track, screen, captions, count, type, wide, narrow]);
}

async function play(
  { track, canvas, captions }: { track: HTMLElement; canvas: HTMLCanvasElement; captions: HTMLCollection },
  { count, type, src }: { count: number; type: string; src: string },
  signal: AbortSignal,
): Promise<void> {
  const player = createFramePlayer(canvas, count, {
    painted: () => {
      canvas.dataset['playing'] = '';
    },
    failed: () => {
      delete canvas.dataset['playing'];
    },
  });
  const follow = () => {
    const { top, height } = track.getBoundingClientRect();
    const share = shareScrolled(top, height, innerHeight);
    player.seek(share);
    // The captions divide the scroll distance equally: three captions have a third each.
    const current = Math.min(captions.length - 1, Math.floor(share * captions.length));
    for (const [index, caption] of Array.from(captions).entries())
      caption.toggleAttribute('data-current', index === current);
  };
  signal.addEventListener('abort', player.stop);
  addEventListener('scroll', follow, { passive: true, signal });
  addEventListener('resize', follow, { signal });
  follow();
  try {
    const { ok, body } = await fetch(src, { signal });
    if (!ok || !body) return;
    for await (const frame of readStrip(chunksOf(body), type)) player.add(frame);
  } catch {
    // The visitor left, or the connection failed: the frames so far can be played, and the still below remains visible.
  }
}
