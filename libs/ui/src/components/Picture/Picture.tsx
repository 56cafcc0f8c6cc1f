import { image } from './Picture.css.ts';

/** A picture with the sizes it comes in, as the image build writes it. */
export type PictureData = {
  src: string;
  width: number;
  height: number;
  alt: string;
  sources?: readonly { type: string; srcset: string }[] | undefined;
};

type PictureProps = {
  picture: PictureData;
  sizes?: string | undefined;
  /** For the one picture that a visitor waits for. */
  priority?: boolean | undefined;
  className?: string | undefined;
};

/** A responsive picture that keeps its place while it loads. */
export function Picture({ picture, sizes = '100vw', priority = false, className = '' }: PictureProps) {
  const { src, width, height, alt, sources = [] } = picture;
  return (
    <picture>
      {sources.map(source => <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />)}
      <img
        className={`${image} ${className}`.trim()}
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
