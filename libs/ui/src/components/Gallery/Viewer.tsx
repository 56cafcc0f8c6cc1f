'use client';

import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { grounds } from '../../theme/grounds.css.ts';
import { holdsPage } from '../../theme/held.css.ts';
import { useModality } from '../Dialog/use-modality.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { GalleryLabels, GalleryPicture } from './gallery-data.ts';
import { useViewer } from './use-viewer.ts';
import * as styles from './Viewer.css.ts';
import { deepest } from './zoom.ts';

type ViewerProps = {
  pictures: readonly GalleryPicture[];
  /** Index of the first picture to show. */
  start: number;
  labels: GalleryLabels;
  onClose: () => void;
};

/** Full-screen pictures, one at a time, with zoom. Loaded when a visitor opens it. */
export function Viewer({ onClose, ...rest }: ViewerProps) {
  return (
    <Root modal={false} open onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Window {...rest} />
      </Portal>
    </Root>
  );
}

function Window({ pictures, start, labels }: Omit<ViewerProps, 'onClose'>) {
  const layer = useRef<HTMLDivElement>(null);
  const returnFocus = useModality(layer);
  const { face, stage, track, index, last, scale, go, onKeyDown, zoomIn, zoomOut } = useViewer(pictures, start);
  const caption = pictures[index]?.caption;
  return (
    <div ref={layer} className={clsx(styles.layer, holdsPage, grounds.ink)}>
      <Content
        className={styles.content}
        aria-modal="true"
        aria-describedby={undefined}
        onOpenAutoFocus={focusOnWindow}
        onCloseAutoFocus={returnFocus}
        onKeyDown={onKeyDown}
      >
        <Bar labels={labels} index={index} scale={scale} zoomIn={zoomIn} zoomOut={zoomOut} />
        <div ref={stage} className={styles.stage} data-zoomed={scale > 1 || undefined}>
          <div ref={track} className={styles.track}>
            {pictures.map(
              ({ picture }, at) =>
                Math.abs(at - index) <= 1 && (
                  <Slide
                    key={at}
                    picture={picture}
                    offset={at - index}
                    scale={scale}
                    face={at === index ? face : undefined}
                  />
                ),
            )}
          </div>
        </div>
        <Foot labels={labels} caption={caption} index={index} last={last} go={go} />
      </Content>
    </div>
  );
}

type BarProps = { labels: GalleryLabels } & Pick<
  ReturnType<typeof useViewer>,
  'index' | 'scale' | 'zoomIn' | 'zoomOut'
>;

/** The counter, the zoom buttons and the close button. */
function Bar({ labels, index, scale, zoomIn, zoomOut }: BarProps) {
  return (
    <div className={styles.bar}>
      <Title>
        <VisuallyHidden>{labels.viewer}</VisuallyHidden>
      </Title>
      <p className={styles.counter}>{labels.counter[index]}</p>
      <Key icon="minus" label={labels.zoomOut} off={scale <= 1} onPress={zoomOut} />
      <Key icon="plus" label={labels.zoomIn} off={scale >= deepest} onPress={zoomIn} />
      <Close className={styles.key} aria-label={labels.close}>
        <Icon name="close" />
      </Close>
    </div>
  );
}

type FootProps = Pick<GalleryPicture, 'caption'> & { labels: GalleryLabels } & Pick<
    ReturnType<typeof useViewer>,
    'index' | 'last' | 'go'
  >;

/** The caption, between the buttons for the previous and the next picture. */
function Foot({ labels, caption, index, last, go }: FootProps) {
  return (
    <div className={styles.foot}>
      <Key
        icon="chevron-left"
        label={labels.previous}
        off={index === 0}
        onPress={() => go(index - 1)}
        className={styles.turner}
      />
      {/* Announces the position after each change. */}
      <p className={styles.caption} aria-live="polite">
        <VisuallyHidden>{labels.counter[index]} </VisuallyHidden>
        {caption && <span>{caption}</span>}
      </p>
      <Key
        icon="chevron-right"
        label={labels.next}
        off={index === last}
        onPress={() => go(index + 1)}
        className={styles.turner}
      />
    </div>
  );
}

/** Focuses the dialog, not its first button, which is inactive at first. */
function focusOnWindow(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

type KeyProps = { icon: IconName; label: string; off: boolean; onPress: () => void; className?: string };

/** A button that stays focusable while inactive; with `disabled` it would lose the focus. */
function Key({ icon, label, off, onPress, className }: KeyProps) {
  return (
    <button
      type="button"
      className={clsx(styles.key, className)}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

type SlideProps = Pick<GalleryPicture, 'picture'> & {
  offset: number;
  scale: number;
  face: React.RefObject<HTMLDivElement | null> | undefined;
};

function Slide({ picture, offset, scale, face }: SlideProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isCurrent = offset === 0;

  useEffect(() => {
    const img = ref.current?.querySelector('img');
    if (!ref.current || !img || img.complete) return;
    const { dataset } = ref.current;
    dataset['loading'] = '';
    const arrived = () => delete dataset['loading'];
    img.addEventListener('load', arrived);
    img.addEventListener('error', arrived);
    return () => {
      img.removeEventListener('load', arrived);
      img.removeEventListener('error', arrived);
    };
  }, []);

  return (
    <div ref={ref} className={styles.slide} data-offset={offset} aria-hidden={!isCurrent || undefined}>
      <div ref={face} className={styles.face}>
        {/* The browser loads a larger file as the zoom increases. */}
        <Picture
          picture={{ ...picture, color: undefined }}
          sizes={`${isCurrent ? Math.ceil(scale) * 100 : 100}vw`}
          imageClass={styles.image}
        />
      </div>
    </div>
  );
}
