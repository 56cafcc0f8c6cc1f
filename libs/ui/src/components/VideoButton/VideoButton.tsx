import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { useLazyDialog } from '../Dialog/useLazyDialog.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { label as name, length as time, panel, plate, row, still, video, words } from './VideoButton.css.ts';

type VideoButtonProps = {
  label: string;
  /** How long it lasts, as it is read. */
  length?: string | undefined;
  /** The window's name, and the film's. */
  title: string;
  closeLabel: string;
  picture: PictureData;
  /** The same film in several formats, the best first. */
  sources: readonly { src: string; type: string }[];
  poster?: string | undefined;
  tracks?: readonly { src: string; srcLang: string; label: string; kind?: 'captions' | 'subtitles' | 'descriptions' | undefined }[] | undefined;
};

/** A picture that a film is behind. It plays in a window, when it is told to; without a film there is nothing. */
export function VideoButton({ label, length, title, closeLabel, picture, sources, poster, tracks = [], className, ...rest }: VideoButtonProps & Root<'a'>) {
  const { Window, isOpen, close, opener } = useLazyDialog();
  const [first] = sources;
  if (!first) return null;

  return (
    <>
      <a {...rest} className={clsx(panel, grounds.ink, className)} href={first.src} {...opener}>
        <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 1024px) 50vw, 100vw" imageClass={still} />
        <span className={row}>
          <span className={plate}><Icon name="play" /></span>
          <span className={words}>
            <span className={name}>{label}</span>
            {length && <span className={time}>{length}</span>}
          </span>
        </span>
      </a>
      {Window && (
        <Window open={isOpen} onClose={close} title={title} closeLabel={closeLabel} size="wide">
          <video className={video} controls playsInline preload="metadata" poster={poster} aria-label={title}>
            {sources.map(source => <source key={source.src} {...source} />)}
            {tracks.map(({ kind = 'captions', ...track }) => <track key={track.src} kind={kind} {...track} />)}
          </video>
        </Window>
      )}
    </>
  );
}
