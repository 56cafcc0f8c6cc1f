import { Button } from '@kinemorph/ui';
import type { ReactNode } from 'react';
import * as appStyles from '../App.css.ts';
import { copyText } from '../parts/copy-text.ts';
import { Diff } from '../parts/Diff.tsx';
import { undoLast } from '../parts/Notices.tsx';
import { Problem } from '../parts/Problem.tsx';
import type { ViewProps } from '../parts/view-props.ts';
import * as viewStyles from './TimelineView.css.ts';

/** The changes since the desk started, for the reviewer: a branch, a message and the diff. The desk never commits. */
export function HandoverView({ handover }: ViewProps) {
  const { value } = handover;
  if (!value) return <NotThere handover={handover} />;
  const { branch, message, diff, changes } = value;
  if (changes.length === 0)
    return (
      <>
        <h1 className={viewStyles.period}>Hand over</h1>
        <p className={viewStyles.empty}>
          Nothing has been written since the desk started. Move a date on the timeline, edit a price or change words,
          and what is to be reviewed is here.
        </p>
      </>
    );
  return (
    <>
      <div className={viewStyles.tools}>
        <h1 className={viewStyles.period}>Hand over</h1>
        <Button tone="outline" onClick={() => void undoLast()}>
          Undo the last change
        </Button>
      </div>
      <p className={appStyles.soft}>
        The files on this machine are changed; nothing is committed. Give these three to whoever reviews it.
      </p>
      <CopyPanel id="branch" title="Branch" name="The branch name" text={branch}>
        <code>{branch}</code>
      </CopyPanel>
      <CopyPanel id="message" title="Message" name="The message" text={message}>
        <pre className={appStyles.diff}>{message}</pre>
      </CopyPanel>
      <CopyPanel id="diff" title="Diff" name="The diff" text={diff}>
        <Diff diff={diff} label="Everything that was changed" />
      </CopyPanel>
      <section className={viewStyles.panel} aria-labelledby="changes">
        <h2 id="changes" className={appStyles.title}>
          Changes, newest first
        </h2>
        <ol className={viewStyles.list}>
          {changes.map(({ title, at }) => (
            <li key={at} className={viewStyles.item}>
              {title}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

interface CopyPanelProps {
  readonly id: string;
  readonly title: string;
  /** Name of the text in the message about the copying. */
  readonly name: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A text under its title, with a button that copies it. */
function CopyPanel({ id, title, name, text, children }: CopyPanelProps) {
  return (
    <section className={viewStyles.panel} aria-labelledby={id}>
      <div className={appStyles.between}>
        <h2 id={id} className={appStyles.title}>
          {title}
        </h2>
        <Button tone="quiet" onClick={() => copyText(name, text)}>
          Copy
        </Button>
      </div>
      {children}
    </section>
  );
}

function NotThere({ handover }: Pick<ViewProps, 'handover'>) {
  return (
    <>
      <h1 className={viewStyles.period}>Hand over</h1>
      {handover.status === 'failed' ? (
        <Problem retry={handover.again}>{handover.problem}</Problem>
      ) : (
        <p className={appStyles.soft} role="status">
          Reading what was written…
        </p>
      )}
    </>
  );
}
