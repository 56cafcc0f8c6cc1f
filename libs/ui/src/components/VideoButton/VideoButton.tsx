import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { useLazyDialog } from '../Dialog/useLazyDialog.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import {
  label as name,
  length as time,
  line,
  lineName,
  linePlate,
  lineRow,
  panel,
  plate,
  row,
  still,
  video,
  words,
} from './VideoButton.css.ts';

type VideoButtonProps = {
  label: string;
  /** How long it lasts, as it is read. */
  length?: string | undefined;
  /** The window's name, and the film's. */
  title: string;
  /** What is to be seen, for those who can't: a film without sound says it nowhere else. */
  description?: string | undefined;
  closeLabel: string;
  /** What the film is behind; without it, the button is a line of words, to stand in a scene that is the picture. */
  picture?: PictureData | undefined;
  /** The same film in several formats, the best first. */
  sources: readonly { src: string; type: string }[];
  poster?: string | undefined;
  tracks?:
    | readonly {
        src: string;
        srcLang: string;
        label: string;
        kind?: 'captions' | 'subtitles' | 'descriptions' | undefined;
      }[]
    | undefined;
};

const behindPicture = { button: clsx(panel, grounds.ink), row, plate, label: name };
const inScene = { button: line, row: lineRow, plate: linePlate, label: lineName };

/** A film that waits behind a picture, or behind a line of words. It plays in a window, when it is told to; without a film there is nothing. */
export function VideoButton({
  label,
  length,
  title,
  description,
  closeLabel,
  picture,
  sources,
  poster,
  tracks = [],
  className,
  ...rest
}: VideoButtonProps & Root<'a'>) {
  const { Window, isOpen, close, opener } = useLazyDialog();
  const [first] = sources;
  const look = picture ? behindPicture : inScene;
  if (!first) return null;

  return (
    <>
      <a {...rest} className={clsx(look.button, className)} href={first.src} {...opener}>
        {picture && (
          <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 1024px) 50vw, 100vw" imageClass={still} />
        )}
        <span className={look.row}>
          <span className={look.plate}>
            <Icon name="play" />
          </span>
          <span className={words}>
            <span className={look.label}>{label}</span>
            {length && <span className={time}>{length}</span>}
          </span>
        </span>
      </a>
      {Window && (
        <Window
          open={isOpen}
          onClose={close}
          title={title}
          description={description}
          closeLabel={closeLabel}
          size="wide"
        >
          <video className={video} controls playsInline preload="metadata" poster={poster} aria-label={title}>
            {sources.map((source) => (
              <source key={source.src} {...source} />
            ))}
            {tracks.map(({ kind = 'captions', ...track }) => (
              <track key={track.src} kind={kind} {...track} />
            ))}
          </video>
        </Window>
      )}
    </>
  );
}
