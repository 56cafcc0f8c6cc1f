import { Button } from '@kinemorph/ui';
import * as app from '../App.css.ts';
import { Diff } from '../parts/Diff.tsx';
import { tell, undoLast } from '../parts/Notices.tsx';
import { Problem } from '../parts/Problem.tsx';
import type { ViewProps } from '../parts/view-props.ts';
import * as view from './TimelineView.css.ts';

/** What was written since the desk started, for the person who reviews it: a branch, a message and the diff. The desk never commits. */
export function HandoverView({ handover }: ViewProps) {
  const { value } = handover;
  if (handover.status === 'failed' && !value) return <Problem retry={handover.again}>{handover.problem}</Problem>;
  if (!value)
    return (
      <p className={app.soft} role="status">
        Reading what was written…
      </p>
    );
  const { branch, message, diff, changes } = value;
  const copy = (text: string, what: string) =>
    void navigator.clipboard.writeText(text).then(
      () => tell({ text: `${what} copied.`, undoable: false }),
      () => tell({ text: `${what} could not be copied: mark the text and copy it.`, undoable: false }),
    );
  if (changes.length === 0)
    return (
      <>
        <h1 className={view.period}>Hand over</h1>
        <p className={view.empty}>
          Nothing has been written since the desk started. Move a date on the timeline or edit a price, and what is to
          be reviewed is here.
        </p>
      </>
    );
  return (
    <>
      <div className={view.tools}>
        <h1 className={view.period}>Hand over</h1>
        <Button tone="outline" onClick={() => void undoLast()}>
          Undo the last change
        </Button>
      </div>
      <p className={app.soft}>
        The files on this machine are changed; nothing is committed. Give these three to whoever reviews it.
      </p>
      <section className={view.panel} aria-labelledby="branch">
        <div className={app.between}>
          <h2 id="branch" className={app.title}>
            Branch
          </h2>
          <Button tone="quiet" onClick={() => copy(branch, 'The branch name')}>
            Copy
          </Button>
        </div>
        <code>{branch}</code>
      </section>
      <section className={view.panel} aria-labelledby="message">
        <div className={app.between}>
          <h2 id="message" className={app.title}>
            Message
          </h2>
          <Button tone="quiet" onClick={() => copy(message, 'The message')}>
            Copy
          </Button>
        </div>
        <pre className={app.diff}>{message}</pre>
      </section>
      <section className={view.panel} aria-labelledby="diff">
        <div className={app.between}>
          <h2 id="diff" className={app.title}>
            Diff
          </h2>
          <Button tone="quiet" onClick={() => copy(diff, 'The diff')}>
            Copy
          </Button>
        </div>
        <Diff diff={diff} label="Everything that was changed" />
      </section>
      <section className={view.panel} aria-labelledby="changes">
        <h2 id="changes" className={app.title}>
          Changes, newest first
        </h2>
        <ol className={view.list}>
          {changes.map(({ title, at }) => (
            <li key={at} className={view.item}>
              {title}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
