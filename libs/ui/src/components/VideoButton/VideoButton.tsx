'use client';

import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { useLazyDialog } from '../Dialog/use-lazy-dialog.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import * as styles from './VideoButton.css.ts';

type VideoButtonProps = {
  /** The text of the button. */
  label: string;
  /** Length of the film, formatted for the reader. */
  length?: string | undefined;
  /** The window's name, and the film's. */
  title: string;
  /** Description of the film for visitors who can't see it; a silent film has no other. */
  description?: string | undefined;
  /** The accessible name of the button that closes the dialog. */
  closeLabel: string;
  /** Picture that starts the film. Without it, the button is a line of text, for scenes that already have a picture. */
  picture?: PictureData | undefined;
  /** The same film in several formats, the best first. */
  sources: readonly { src: string; type: string }[];
  /** The address of the picture that is shown before the film. */
  poster?: string | undefined;
  /** Captions, subtitles and descriptions of the film. */
  tracks?:
    | readonly {
        src: string;
        srcLang: string;
        label: string;
        kind?: 'captions' | 'subtitles' | 'descriptions' | undefined;
      }[]
    | undefined;
};

const behindPicture = {
  button: clsx(styles.panel, grounds.ink),
  row: styles.row,
  plate: styles.plate,
  label: styles.label,
};
const inScene = { button: styles.line, row: styles.lineRow, plate: styles.linePlate, label: styles.lineName };

/** A button that plays a film in a dialog; it is a picture or a line of text. Without a film, it renders nothing. */
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
          <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 64em) 50vw, 100vw" imageClass={styles.still} />
        )}
        <span className={look.row}>
          <span className={look.plate}>
            <Icon name="play" />
          </span>
          <span className={styles.words}>
            <span className={look.label}>{label}</span>
            {length && <span className={styles.length}>{length}</span>}
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
          <video className={styles.video} controls playsInline preload="metadata" poster={poster} aria-label={title}>
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
