import type { Move, Proposal } from '../../api.ts';
import * as appStyles from '../App.css.ts';
import { sayInstant } from '../timeline/say-time.ts';
import * as viewStyles from '../views/TimelineView.css.ts';
import { Diff } from './Diff.tsx';

/** The effects of a change: the instants that move with it, the mistakes that it would cause, and the diff. */
export function ProposalView({ proposal }: { readonly proposal: Proposal }) {
  const { title, moves, findings, diff, files } = proposal;
  const isNew = moves.every(({ from }) => from === undefined);
  return (
    <div className={appStyles.stack} role="group" aria-label="What this would change">
      <p>
        <strong>{title}</strong>
      </p>
      {findings.length > 0 && (
        <div className={appStyles.problem} role="alert">
          <p>The checks refuse it:</p>
          <ul>
            {findings.map(({ file, line, what, found, expected, fix }) => (
              <li
                key={`${file} ${line} ${what}`}
              >{`${what ?? file}: found ${found}, expected ${expected}. ${fix}.`}</li>
            ))}
          </ul>
        </div>
      )}
      {moves.length > 1 && (
        <details open={isNew || moves.length <= 14}>
          <summary className={viewStyles.summary}>
            {isNew ? 'What begins and ends with it' : `${moves.length} things move with it`}
          </summary>
          <div className={viewStyles.moves} tabIndex={0} role="region" aria-label="What begins and ends otherwise">
            <ul>
              {moves.map((move) => (
                <li key={`${move.bar} ${move.edge}`}>{sayMove(move)}</li>
              ))}
            </ul>
          </div>
        </details>
      )}
      <Diff diff={diff} label={`The lines of ${files.map(({ file }) => file).join(', ')} that change`} />
    </div>
  );
}

function sayMove({ region, name, edge, to, zone }: Move): string {
  const verb = edge === 'opens' ? 'begins' : 'ends';
  if (to === undefined) return `${region} · ${name} no longer ${verb}`;
  return `${region} · ${name} ${verb} ${sayInstant(to, zone)}`;
}
