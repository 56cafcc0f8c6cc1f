'use client';

import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Carousel.css.ts';
import { useCarousel } from './use-carousel.ts';

type CarouselProps = {
  /** The accessible name of the region. */
  label: string;
  /** The names of its buttons and slides. */
  labels: {
    previous: string;
    next: string;
    pause: string;
    play: string;
    /** The name of each slide, such as "Slide 2 of 5". */
    slide: readonly string[];
    /** Role descriptions, announced in place of "region" and "group". */
    carousel?: string | undefined;
    slideRole?: string | undefined;
  };
  /** Milliseconds between slides; 0 disables the rotation. */
  interval?: number | undefined;
  /** The slides, each with a key. */
  children: readonly ReactNode[];
};

/** A row of slides: a native scrolling strip until a visitor or the rotation moves it. */
export function Carousel({
  label,
  labels,
  interval = 0,
  children,
  className,
  ...rest
}: CarouselProps & Root<'section'>) {
  const id = useId();
  const { current, live, moved, paused, rotating, root, watch, go, pause } = useCarousel(children.length, interval);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    void go(getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step);
  }

  return (
    <section
      {...rest}
      className={clsx(styles.carousel, grounds.ink, className)}
      aria-roledescription={labels.carousel}
      aria-label={label}
      data-moved={moved || undefined}
      data-paused={paused || undefined}
      onKeyDown={onKeyDown}
      {...watch}
    >
      <div className={styles.viewport} ref={root}>
        <div className={styles.track} id={id} aria-live={rotating ? 'off' : 'polite'}>
          {children.map((child, index) => (
            <div
              key={labels.slide[index]}
              className={styles.slide}
              role="group"
              aria-roledescription={labels.slideRole}
              aria-label={labels.slide[index]}
              data-current={index === current || undefined}
              inert={live && index !== current}
            >
              {child}
            </div>
          ))}
        </div>
      </div>
      {children.length > 1 && (
        <div className={styles.controls}>
          <Arrows labels={labels} trackId={id} rotates={interval > 0} paused={paused} onPause={pause} onGo={go} />
          <Dots names={labels.slide} current={current} count={children.length} onGo={go} />
        </div>
      )}
    </section>
  );
}

type ArrowsProps = {
  labels: CarouselProps['labels'];
  /** The id of the slides. */
  trackId: string;
  /** True if it rotates automatically and can be paused. */
  rotates: boolean;
  paused: boolean;
  onPause: () => void;
  onGo: (steps: number) => unknown;
};

/** Buttons that pause the carousel and move it by one slide. */
function Arrows({ labels, trackId, rotates, paused, onPause, onGo }: ArrowsProps) {
  return (
    <div className={styles.arrows}>
      {rotates && (
        <button
          type="button"
          className={styles.arrow}
          aria-label={paused ? labels.play : labels.pause}
          onClick={onPause}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
      )}
      <button
        type="button"
        className={styles.arrow}
        aria-controls={trackId}
        aria-label={labels.previous}
        onClick={() => onGo(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className={styles.arrow}
        aria-controls={trackId}
        aria-label={labels.next}
        onClick={() => onGo(1)}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}

type DotsProps = {
  /** The names of the slides. */
  names: readonly string[];
  count: number;
  current: number;
  onGo: (steps: number) => unknown;
};

/** A dot for each slide, which moves to it. */
function Dots({ names, count, current, onGo }: DotsProps) {
  return (
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={names[index]}
          type="button"
          className={styles.dot}
          aria-label={names[index]}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onGo(index - current)}
        >
          <span className={styles.dotFill} />
        </button>
      ))}
    </div>
  );
}
