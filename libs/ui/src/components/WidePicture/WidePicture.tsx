import { preload } from 'react-dom';
import type { Root } from '../../props.ts';
import { ipad, mobile } from '../../theme/breakpoints.ts';
import type { PictureData } from '../Picture/Picture.tsx';
import * as styles from './WidePicture.css.ts';

type WidePictureProps = {
  /** The picture, in all its sizes. */
  picture: PictureData;
  /** Tall version for phones; by default, the wide one is cropped. */
  tallPicture?: PictureData | undefined;
  /** The width that the picture has on the page, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /** Loads the picture first; for the main picture of a page. */
  priority?: boolean | undefined;
};

/** Returns the files of a picture, with the fallback last. */
function files({ src, sources = [] }: PictureData) {
  return [...sources, { type: undefined, srcset: src }];
}

/** Preloads a picture from the document's head, so that its request starts before those of styles and scripts. */
function hurry({ src, sources: [best] = [] }: PictureData, imageSizes: string, screen: string | undefined) {
  if (best)
    preload(src, {
      as: 'image',
      type: best.type,
      imageSrcSet: best.srcset,
      imageSizes,
      fetchPriority: 'high',
      media: screen,
    });
}

/** A picture that fills its area from edge to edge, in a wide and a tall version. */
export function WidePicture({
  picture,
  tallPicture,
  sizes = '100vw',
  priority = false,
  ...rest
}: WidePictureProps & Root<'picture'>) {
  const { src, width, height, alt, color, sources = [] } = picture;
  if (priority) {
    hurry(picture, sizes, tallPicture && ipad);
    if (tallPicture) hurry(tallPicture, sizes, mobile);
  }
  return (
    <picture {...rest}>
      {tallPicture &&
        files(tallPicture).map(({ type, srcset }) => (
          <source
            key={srcset}
            media={mobile}
            type={type}
            srcSet={srcset}
            sizes={sizes}
            width={tallPicture.width}
            height={tallPicture.height}
          />
        ))}
      {sources.map(({ type, srcset }) => (
        <source key={srcset} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={styles.cover}
        data-color={color}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'auto' : 'async'}
      />
    </picture>
  );
}
