import { Icon, type IconName } from '@kinemorph/ui';
import type { ComponentType } from 'react';
import * as css from './ComponentPage.css.ts';
import { Prose } from './Prose.tsx';

/** The guidelines in a story's `parameters.usage`; `Usage` of ui has the same shape. */
interface Usage {
  readonly when: readonly string[];
  readonly whenNot: readonly string[];
  readonly how: readonly string[];
  readonly accessibility: readonly string[];
  readonly pairs?: readonly UsagePair[] | undefined;
  readonly example?: string | undefined;
}

/** Two examples of one rule. */
interface UsagePair {
  readonly rule: string;
  readonly fault: string;
  readonly wide?: boolean | undefined;
  readonly good: ComponentType;
  readonly bad: ComponentType;
}

const panels = [
  { part: 'when', title: 'When to use it', icon: 'check', mark: css.marks.yes },
  { part: 'whenNot', title: 'When not to', icon: 'close', mark: css.marks.no },
  { part: 'how', title: 'How to use it', icon: 'arrow-right', mark: css.marks.plain },
  { part: 'accessibility', title: 'Accessibility', icon: 'user', mark: css.marks.plain },
] as const satisfies readonly {
  part: Exclude<keyof Usage, 'pairs' | 'example'>;
  title: string;
  icon: IconName;
  mark: string;
}[];

/** Returns true if a value has the guidelines of a component. */
export function isUsage(value: unknown): value is Usage {
  return (
    typeof value === 'object' &&
    value !== null &&
    panels.every(({ part }) => Array.isArray((value as Record<string, unknown>)[part]))
  );
}

/** Four panels with shared seams: when to use the component, when not, how, and its accessibility. */
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

/** Shows rules of use, each with a good and a bad example. The examples are inert. */
export function UsagePairs({ pairs = [] }: Pick<Usage, 'pairs'>) {
  if (pairs.length === 0) return null;
  return (
    <>
      <h2 className={`${css.part} sb-unstyled`}>Do and don’t</h2>
      {pairs.map(({ rule, fault, wide = false, good, bad }) => (
        <div key={rule} className={`${css.pair} sb-unstyled`}>
          <Example kind="do" text={rule} wide={wide} of={good} />
          <Example kind="dont" text={fault} wide={wide} of={bad} />
        </div>
      ))}
    </>
  );
}

const examples = {
  do: { label: 'Do', icon: 'check', mark: css.marks.yes, edge: css.edges.yes },
  dont: { label: 'Don’t', icon: 'close', mark: css.marks.no, edge: css.edges.no },
} as const;

type ExampleProps = { kind: keyof typeof examples; text: string; wide: boolean; of: ComponentType };

function Example({ kind, text, wide, of: Shown }: ExampleProps) {
  const { label, icon, mark, edge } = examples[kind];
  return (
    <figure className={css.example}>
      <div className={wide ? css.halved : css.shown} inert>
        <Shown />
      </div>
      <figcaption className={`${css.caption} ${edge}`}>
        <p className={css.exampleLabel}>
          <span className={mark}>
            <Icon name={icon} />
          </span>
          {label}
        </p>
        <p>
          <Prose text={text} />
        </p>
      </figcaption>
    </figure>
  );
}
