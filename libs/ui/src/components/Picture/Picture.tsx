import { clsx } from 'clsx';
import { preload } from 'react-dom';
import type { Root } from '../../props.ts';
import * as styles from './Picture.css.ts';

/** A picture with the sizes it comes in, as the image build writes it. */
export type PictureData = {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** What most of the picture is coloured like: it stands in the picture's place until that has loaded. */
  color?: string | undefined;
  sources?: readonly { type: string; srcset: string }[] | undefined;
};

type PictureProps = {
  /** The picture, in all sizes that it comes in. */
  picture: PictureData;
  /** The width that the picture has on the page, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /** For the one picture that a visitor waits for. */
  priority?: boolean | undefined;
  /** The class of the image itself, where its place needs one. */
  imageClass?: string | undefined;
} & Root<'picture'>;

/** A responsive picture that keeps its place while it loads. */
export function Picture({ picture, sizes = '100vw', priority = false, imageClass, ...rest }: PictureProps) {
  const { src, width, height, alt, color, sources = [] } = picture;
  const [best] = sources;
  // Asked for in the document's head, so that it is under way before the styles and scripts are.
  if (priority && best)
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
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'auto' : 'async'}
      />
    </picture>
  );
}
