import { preload } from 'react-dom';
import type { Root } from '../../props.ts';
import { ipad, mobile } from '../../theme/breakpoints.ts';
import type { PictureData } from '../Picture/Picture.tsx';
import * as styles from './WidePicture.css.ts';

type WidePictureProps = {
  /** The picture, in all sizes that it comes in. */
  picture: PictureData;
  /** The cut for phones; without one the wide cut is trimmed. */
  tallPicture?: PictureData | undefined;
  /** The width that the picture has on the page, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /** For the one picture that a visitor waits for. */
  priority?: boolean | undefined;
};

/** What a picture comes in, its plain file last. */
function files({ src, sources = [] }: PictureData) {
  return [...sources, { type: undefined, srcset: src }];
}

/** Asked for in the document's head, so that it is under way before the styles and scripts are. */
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

/** A scene that fills its place edge to edge, in two cuts: phones get the tall one. */
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
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'auto' : 'async'}
      />
    </picture>
  );
}
