'use client';

import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { PictureData } from '../Picture/Picture.tsx';
import { useHands } from './use-hands.ts';
import { useZoom } from './use-zoom.ts';

const step = 1.5;
const tapZoom = 2.5;
const panStep = 80;

/** A swipe changes the picture if it is long (a share of the stage) or quick (px per millisecond). */
const long = 0.2;
const quick = 0.4;

/** Returns the horizontal direction of "next": 1 from left to right, -1 from right to left. */
function forward(element: Element | null) {
  return element && getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

/** The behaviour of a viewer; `Viewer` renders it. */
export function useViewer(pictures: readonly { picture: PictureData }[], start: number) {
  const [index, setIndex] = useState(start);
  const { stage, face, scale, isZoomed, whole, zoom, pan } = useZoom(pictures[index]?.picture);
  const last = pictures.length - 1;

  function go(to: number) {
    const next = Math.min(Math.max(to, 0), last);
    if (next === index) return;
    whole();
    setIndex(next);
  }

  const { track, drag, release } = useTrack(stage, index, last, go);
  useHands(stage, {
    isZoomed,
    pinch: (factor, at) => zoom(factor, at, false),
    pan,
    toggle: (at) => (isZoomed() ? whole() : zoom(tapZoom, at)),
    drag,
    release,
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const turn = forward(stage.current);
    const act = {
      ArrowLeft: () => (isZoomed() ? pan(panStep, 0, true) : go(index - turn)),
      ArrowRight: () => (isZoomed() ? pan(-panStep, 0, true) : go(index + turn)),
      ArrowUp: () => pan(0, panStep, true),
      ArrowDown: () => pan(0, -panStep, true),
      Home: () => go(0),
      End: () => go(last),
      '+': () => zoom(step),
      '=': () => zoom(step),
      '-': () => zoom(1 / step),
      0: whole,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return {
    face,
    stage,
    track,
    index,
    last,
    scale,
    go,
    onKeyDown,
    zoomIn: () => zoom(step),
    zoomOut: () => zoom(1 / step),
  };
}

/** Moves the row of pictures with the finger, and changes the picture when the finger is released. */
function useTrack(stage: RefObject<HTMLElement | null>, index: number, last: number, go: (to: number) => void) {
  const track = useRef<HTMLDivElement>(null);

  function drag(by: number) {
    const to = index - Math.sign(by) * forward(stage.current);
    if (!track.current) return;
    track.current.dataset['held'] = '';
    // Beyond the first and the last picture, the row follows the finger at a third of the distance.
    track.current.style.translate = `${to < 0 || to > last ? by / 3 : by}px`;
  }

  function release(by: number, speed: number) {
    if (!track.current || !stage.current) return;
    delete track.current.dataset['held'];
    track.current.style.translate = '';
    if (Math.abs(by) > stage.current.clientWidth * long || Math.abs(speed) > quick)
      go(index - Math.sign(by) * forward(stage.current));
  }

  return { track, drag, release };
}
