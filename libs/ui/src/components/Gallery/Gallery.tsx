import { clsx } from 'clsx';
import { type ComponentType, useState } from 'react';
import type { Root } from '../../props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { enlarge, gallery, image, item, link, portrait } from './Gallery.css.ts';
import { largestFile } from './largest.ts';
import { useLinkAsButton } from './link-as-button.ts';
import type { Viewer } from './Viewer.tsx';

/** A picture of a gallery; its caption stands below it when it is enlarged. */
export type GalleryPicture = { picture: PictureData; caption?: string | undefined };

/** The words of a gallery. `counter` names each picture's place, such as "2 of 6"; `viewer` names the window. */
export type GalleryLabels = {
  enlarge: string;
  viewer: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  counter: readonly string[];
};

type GalleryProps = { pictures: readonly GalleryPicture[]; labels: GalleryLabels };

type Opened = { at: number; Show: ComponentType<Parameters<typeof Viewer>[0]> };

function fetchViewer() {
  return import('./Viewer.tsx');
}

/** A mosaic of pictures; each enlarges. Without JavaScript each leads to its largest file. */
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
      <ul {...rest} className={clsx(gallery, className)} onPointerEnter={prefetch} onFocus={prefetch}>
        {pictures.map(({ picture }, at) => (
          <li key={picture.src + at} className={item}>
            <a className={link} href={largestFile(picture)} {...asButton(() => open(at))}>
              <VisuallyHidden>{labels.enlarge} </VisuallyHidden>
              <Picture
                picture={picture}
                sizes="(min-width: 768px) 50vw, 100vw"
                imageClass={clsx(image, picture.height > picture.width && portrait)}
              />
              <span className={enlarge}>
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
