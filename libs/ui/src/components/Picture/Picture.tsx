import { clsx } from 'clsx';
import { preload } from 'react-dom';
import type { Root } from '../../props.ts';
import * as styles from './Picture.css.ts';

/** A picture with its sizes and formats, as written by the image build. */
export type PictureData = {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Main colour of the picture, shown until it has loaded. */
  color?: string | undefined;
  sources?: readonly { type: string; srcset: string }[] | undefined;
};

type PictureProps = {
  /** The picture, in all its sizes. */
  picture: PictureData;
  /** The width that the picture has on the page, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /** Loads the picture first; for the main picture of a page. `low` is for a visible picture that can wait for it. */
  priority?: boolean | 'low' | undefined;
  /** Class of the `img` element itself. */
  imageClass?: string | undefined;
} & Root<'picture'>;

/** A responsive picture that reserves its space while it loads. */
export function Picture({ picture, sizes = '100vw', priority = false, imageClass, ...rest }: PictureProps) {
  const { src, width, height, alt, color, sources = [] } = picture;
  const [best] = sources;
  // Preloaded from the document's head, so that the request starts before those of styles and scripts.
  const isFirst = priority === true;
  if (isFirst && best)
    preload(src, { as: 'image', type: best.type, imageSrcSet: best.srcset, imageSizes: sizes, fetchPriority: 'high' });
  return (
    <picture {...rest}>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img
        className={clsx(styles.image, imageClass)}
        data-color={color}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : priority || undefined}
        decoding={isFirst ? 'auto' : 'async'}
      />
    </picture>
  );
}
