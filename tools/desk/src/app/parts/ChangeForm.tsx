import { Button } from '@kinemorph/ui';
import { clsx } from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import type { ChangeRequest, Outcome, Proposal } from '../../api.ts';
import * as appStyles from '../App.css.ts';
import { propose, write } from '../state/server.ts';
import { tell } from './Notices.tsx';
import { ProposalView } from './ProposalView.tsx';
import { useAnswerInView } from './use-brought-into-view.ts';

const usualPauseMs = 350;

/** Returns the same key for equal requests: a form creates a new object in each render. */
const keyOf = (request: ChangeRequest | undefined) => (request ? JSON.stringify(request) : '');

/** Loads the proposal of a request after a pause in typing; outdated answers are dropped. */
function useProposal(
  request: ChangeRequest | undefined,
  pauseMs: number,
): {
  readonly outcome: Outcome<Proposal> | undefined;
  readonly busy: boolean;
  readonly forget: () => void;
} {
  const key = keyOf(request);
  const [answer, setAnswer] = useState<{ readonly of: string; readonly outcome: Outcome<Proposal> }>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (key === '') return;
    let wanted = true;
    const timer = setTimeout(() => {
      void propose(JSON.parse(key) as ChangeRequest).then((outcome) => wanted && setAnswer({ of: key, outcome }));
    }, pauseMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [key, round, pauseMs]);
  const outcome = answer?.of === key ? answer.outcome : undefined;
  return {
    outcome,
    busy: key !== '' && !outcome,
    forget: () => {
      setAnswer(undefined);
      setRound((count) => count + 1);
    },
  };
}

interface ChangeFormProps {
  /** The requested change; undefined while the fields have the values of the files. */
  readonly request: ChangeRequest | undefined;
  readonly onReset: () => void;
  readonly onWritten?: (written: Proposal) => void;
  /** Pause in typing before the change is checked, in milliseconds. */
  readonly pause?: number;
  readonly resetLabel?: string;
  readonly children: (error: string | undefined) => ReactNode;
}

/** A form that proposes a change while typing, shows its effects, and writes it. */
export function ChangeForm({
  request,
  onReset,
  onWritten,
  pause = usualPauseMs,
  resetLabel = 'As it was',
  children,
}: ChangeFormProps) {
  const { outcome, busy, forget } = useProposal(request, pause);
  const form = useAnswerInView(outcome);
  const [writing, setWriting] = useState(false);
  const [refused, setRefused] = useState<{ readonly of: string; readonly problem: string }>();
  const key = keyOf(request);
  const problem = outcome && !outcome.ok ? outcome.problem : refused?.of === key ? refused.problem : undefined;
  const proposal = outcome?.ok ? outcome.value : undefined;
  const submit = async () => {
    if (!request || !proposal || proposal.findings.length > 0) return;
    setWriting(true);
    setRefused(undefined);
    const written = await write(request, proposal.files);
    setWriting(false);
    if (written.ok) {
      tell({ text: `Written: ${written.value.title}`, undoable: true });
      onWritten?.(proposal);
    } else {
      setRefused({ of: key, problem: written.problem });
      forget();
    }
  };
  return (
    <form
      ref={form}
      className={clsx(appStyles.stack, appStyles.belowHeader)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children(problem)}
      {request && busy && (
        <p className={appStyles.soft} role="status">
          Checking…
        </p>
      )}
      {proposal && <ProposalView proposal={proposal} />}
      {request && (
        <div className={appStyles.row}>
          <Button type="submit" busy={writing} disabled={!proposal || proposal.findings.length > 0}>
            {proposal && proposal.files.length > 1 ? `Write ${proposal.files.length} files` : 'Write the file'}
          </Button>
          <Button tone="quiet" onClick={onReset}>
            {resetLabel}
          </Button>
        </div>
      )}
    </form>
  );
}
