import { Icon, type IconName } from '@kinemorph/ui';
import * as css from './ComponentPage.css.ts';
import { Prose } from './Prose.tsx';

/** What a component's stories say of it in `parameters.usage`; `Usage` of ui has the same shape. */
interface Usage {
  readonly when: readonly string[];
  readonly whenNot: readonly string[];
  readonly how: readonly string[];
  readonly accessibility: readonly string[];
}

const panels = [
  { part: 'when', title: 'When to use it', icon: 'check', mark: css.marks.yes },
  { part: 'whenNot', title: 'When not to', icon: 'close', mark: css.marks.no },
  { part: 'how', title: 'How to use it', icon: 'arrow-right', mark: css.marks.plain },
  { part: 'accessibility', title: 'Accessibility', icon: 'user', mark: css.marks.plain },
] as const satisfies readonly { part: keyof Usage; title: string; icon: IconName; mark: string }[];

/** Whether stories say how their component is used. */
export function isUsage(value: unknown): value is Usage {
  return (
    typeof value === 'object' &&
    value !== null &&
    panels.every(({ part }) => Array.isArray((value as Record<string, unknown>)[part]))
  );
}

/** When, when not, how, and what it means for access: four panels that meet on their seams. */
export function UsagePanels(usage: Usage) {
  return (
    <div className={`${css.usage} sb-unstyled`}>
      {panels.map(({ part, title, icon, mark }) => (
        <section key={part} className={css.panel}>
          <h2 className={css.panelTitle}>
            <span className={mark}>
              <Icon name={icon} />
            </span>
            {title}
          </h2>
          <ul className={css.points}>
            {usage[part].map((point) => (
              <li key={point} className={css.point}>
                <Prose text={point} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
