'use client';

import { clsx } from 'clsx';
import { type ComponentType, useState } from 'react';
import type { Root } from '../../props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { GalleryLabels, GalleryPicture } from './gallery-data.ts';
import * as styles from './Gallery.css.ts';
import { largestFile } from './largest.ts';
import { useLinkAsButton } from './link-as-button.ts';
import type { Viewer } from './Viewer.tsx';

export type { GalleryLabels, GalleryPicture } from './gallery-data.ts';

type GalleryProps = {
  /** The pictures, in their order. */
  pictures: readonly GalleryPicture[];
  /** The texts of its buttons and of its viewer. */
  labels: GalleryLabels;
};

type Opened = { at: number; Show: ComponentType<Parameters<typeof Viewer>[0]> };

function fetchViewer() {
  return import('./Viewer.tsx');
}

/** A mosaic of pictures, which open in a viewer. Without JavaScript, each links to its largest file. */
export function Gallery({ pictures, labels, className, ...rest }: GalleryProps & Root<'ul'>) {
  const [opened, setOpened] = useState<Opened>();
  const asButton = useLinkAsButton();

  async function open(at: number) {
    const { Viewer } = await fetchViewer();
    setOpened({ at, Show: Viewer });
  }

  function prefetch() {
    void fetchViewer().catch(() => undefined);
  }

  return (
    <>
      <ul {...rest} className={clsx(styles.gallery, className)} onPointerEnter={prefetch} onFocus={prefetch}>
        {pictures.map(({ picture }, at) => (
          <li key={`${picture.src}${at}`} className={styles.item}>
            <a className={styles.link} href={largestFile(picture)} {...asButton(() => open(at))}>
              <VisuallyHidden>{labels.enlarge} </VisuallyHidden>
              <Picture
                picture={picture}
                sizes={isSmall(at, pictures.length) ? '(min-width: 48em) 33vw, 66vw' : '(min-width: 48em) 50vw, 100vw'}
                imageClass={clsx(styles.image, picture.height > picture.width && styles.portrait)}
              />
              <span className={styles.enlarge}>
                <Icon name="expand" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {opened && (
        <opened.Show pictures={pictures} start={opened.at} labels={labels} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

/** True for a small panel of a full group of five. Its picture is cropped, so it may be wider than the panel. */
function isSmall(at: number, count: number): boolean {
  return at % 5 > 0 && at < count - (count % 5);
}
