import * as appStyles from '../App.css.ts';
import { tell } from '../parts/Notices.tsx';
import { boardPicture } from '../picture/board-picture.ts';
import { asPng, download } from '../picture/download.ts';
import * as viewStyles from '../views/TimelineView.css.ts';

/** Buttons to export the displayed timeline as a picture or to print it. */
export function HandOut({ title }: { readonly title: string }) {
  const save = async (type: 'svg' | 'png') => {
    const board = document.querySelector<HTMLElement>('[data-board]');
    if (!board) return;
    const picture = boardPicture(board, title);
    const blob = type === 'png' ? await asPng(picture) : new Blob([picture], { type: 'image/svg+xml' });
    download(`campaigns.${type}`, blob);
  };
  const press = (type: 'svg' | 'png') =>
    void save(type).catch((error: unknown) =>
      tell({
        text: `There is no picture: ${error instanceof Error ? error.message : String(error)}.`,
        undoable: false,
      }),
    );
  return (
    <div className={viewStyles.group} role="group" aria-label="Hand out">
      <button type="button" className={appStyles.small} onClick={() => press('png')}>
        Picture (PNG)
      </button>
      <button type="button" className={appStyles.small} onClick={() => press('svg')}>
        Picture (SVG)
      </button>
      <button type="button" className={appStyles.small} onClick={() => print()}>
        Print
      </button>
    </div>
  );
}
