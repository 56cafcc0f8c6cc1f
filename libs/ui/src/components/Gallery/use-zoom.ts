'use client';

import { useEffect, useRef, useState } from 'react';
import type { PictureData } from '../Picture/Picture.tsx';
import { closer, held, type Point, type View, whole } from './zoom.ts';

/** Tracks the zoom and the position of a picture. The stage is the frame, the face is the element that is scaled. */
export function useZoom(picture: PictureData | undefined) {
  const stage = useRef<HTMLDivElement>(null);
  const face = useRef<HTMLDivElement>(null);
  const view = useRef<View>(whole);
  const [scale, setScale] = useState(1);

  function show(next: View, smooth = true) {
    if (!stage.current || !face.current || !picture) return;
    view.current = held(next, picture, { width: stage.current.clientWidth, height: stage.current.clientHeight });
    const { style } = face.current;
    stage.current.toggleAttribute('data-smooth', smooth);
    style.translate = `${view.current.x}px ${view.current.y}px`;
    style.scale = String(view.current.scale);
    setScale(view.current.scale);
  }

  /** Zooms around a point in viewport coordinates, or around the middle. */
  function zoom(factor: number, at?: Point, smooth = true) {
    const frame = stage.current?.getBoundingClientRect();
    const around = at && frame ? { x: at.x - frame.x - frame.width / 2, y: at.y - frame.y - frame.height / 2 } : whole;
    show(closer(view.current, factor, around), smooth);
  }

  function pan(x: number, y: number, smooth = false) {
    show({ ...view.current, x: view.current.x + x, y: view.current.y + y }, smooth);
  }

  // The observer outlives a render and calls the latest function.
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (!stage.current) return;
    const resized = new ResizeObserver(() => latest.current(view.current, false));
    resized.observe(stage.current);
    return () => resized.disconnect();
  }, []);

  return { stage, face, scale, isZoomed: () => view.current.scale > 1, whole: () => show(whole), zoom, pan };
}
