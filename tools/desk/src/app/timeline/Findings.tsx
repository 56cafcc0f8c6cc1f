import type { DeskFinding, Mark } from '../../api.ts';
import * as appStyles from '../App.css.ts';
import { follow } from '../state/address.ts';
import * as viewStyles from '../views/TimelineView.css.ts';

/** Formats a mistake as in the checks' output. */
export const sayFinding = ({ what, found, expected, fix }: DeskFinding) =>
  `${what === undefined ? '' : `${what}: `}found ${found}, expected ${expected}. ${fix}.`;

const isSame = (one: DeskFinding, other: DeskFinding) =>
  one.file === other.file && one.line === other.line && one.what === other.what && one.expected === other.expected;

interface FindingsProps {
  readonly findings: readonly DeskFinding[];
  readonly marks: readonly Mark[];
  readonly hrefOf: (bar: string) => string;
}

/** The mistakes in the displayed content, each with a link to its bar. */
export function Findings({ findings, marks, hrefOf }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <section className={appStyles.problem} aria-labelledby="findings">
      <h2 id="findings" className={appStyles.title}>
        The checks find {findings.length === 1 ? 'a mistake' : `${findings.length} mistakes`}
      </h2>
      <ul className={viewStyles.list}>
        {findings.map((finding) => {
          const mark = marks.find((one) => isSame(one, finding));
          return (
            <li key={`${finding.file} ${finding.line} ${finding.what} ${finding.expected}`} className={viewStyles.item}>
              <span>{sayFinding(finding)}</span>
              <span className={appStyles.soft}>
                {finding.file}:{finding.line}{' '}
                {mark && (
                  <a href={hrefOf(mark.bar)} onClick={follow}>
                    Show it on the timeline
                  </a>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
