import { Actions, Picture, Price, Section, Select, VisuallyHidden } from '@kinemorph/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { choose, chosenIn, writeChoice } from '../sections/choice-in-address.ts';
import { chooseRobots } from './choose-robots.ts';
import * as styles from './Compare.css.ts';
import { Height } from './Height.tsx';
import type { ComparedRobot, CompareModel } from './model.server.ts';

/** The names of the selects; `robots` in the address has their values in one list. */
const names = ['first', 'second', 'third'] as const;
const robotsIn = (query: string) => new URLSearchParams(query).getAll('robots').flatMap((value) => value.split(','));

/** Two or three robots of the visitor's choice side by side; without JavaScript those in the address. */
export function Compare({
  title,
  intro,
  list,
  form: label,
  columns,
  none,
  caption,
  tax,
  unknown,
  rows,
  robots,
  chosen: requested,
}: CompareModel) {
  const { form, first, chosen, update } = useComparison(robots, requested);
  const shown = chosen.flatMap((id) => robots.find((robot) => robot.id === id) ?? []);
  const tallest = Math.max(...robots.map(({ height = 0 }) => height));
  return (
    <>
      <Section heading={title} intro={intro} headingLevel={1} tone="ink" className={styles.head}>
        {list && <Actions actions={[list]} first="outline" />}
      </Section>
      <Section className={styles.body}>
        <form
          ref={form}
          className={styles.selects}
          aria-label={label}
          data-query=""
          autoComplete="off"
          onChange={update}
        >
          {names.map((name, column) => (
            <RobotSelect
              key={name}
              name={name}
              label={columns[column] ?? ''}
              defaultValue={first[column] ?? ''}
              none={column < 2 ? undefined : none}
              robots={robots}
              taken={chosen.filter((id) => id !== chosen[column])}
            />
          ))}
        </form>
        {shown.some(({ price }) => price) && <p className={styles.tax}>{tax}</p>}
        <Table caption={caption} unknown={unknown} rows={rows} robots={shown} tallest={tallest} />
      </Section>
    </>
  );
}

/** Returns the compared robots, in sync with the address. */
function useComparison(robots: readonly ComparedRobot[], requested: readonly string[]) {
  const form = useRef<HTMLFormElement>(null);
  const ids = robots.map(({ id }) => id);
  const pair = chooseRobots([], ids);
  const first = chooseRobots(requested, ids);
  const [chosen, setChosen] = useState<readonly string[]>(first);
  // A form writes one parameter for each robot into the address; a list is shorter.
  const show = (next: readonly string[]) => {
    setChosen(next);
    writeChoice({ robots: next.join() === pair.join() ? '' : next.join() });
  };
  // A choice made before React ran is kept; the address takes precedence over it.
  const readChoice = useEffectEvent(() => {
    const inAddress = robotsIn(location.search);
    const now = chooseRobots(inAddress.length > 0 ? inAddress : Object.values(chosenIn(form.current)), ids);
    for (const [index, name] of names.entries()) choose(form.current, name, now[index] ?? '');
    show(now);
  });
  useEffect(() => {
    readChoice();
  }, []);
  const update = () => {
    show(chooseRobots(Object.values(chosenIn(form.current)), ids));
  };
  return { form, first, chosen, update };
}

interface RobotSelectProps {
  readonly name: string;
  readonly label: string;
  readonly defaultValue: string;
  /** The label of the option for no robot, if there is one. */
  readonly none: string | undefined;
  readonly robots: readonly ComparedRobot[];
  /** The robots in other columns. */
  readonly taken: readonly string[];
}

/** Renders the select for one robot. */
function RobotSelect({ name, label, defaultValue, none, robots, taken }: RobotSelectProps) {
  return (
    <Select
      name={name}
      label={label}
      defaultValue={defaultValue}
      options={[
        ...(none === undefined ? [] : [{ value: '', label: none }]),
        ...robots.map((robot) => ({ value: robot.id, label: robot.name, disabled: taken.includes(robot.id) })),
      ]}
    />
  );
}

interface TableProps extends Pick<CompareModel, 'caption' | 'unknown' | 'rows'> {
  readonly robots: readonly ComparedRobot[];
  /** The height of the tallest of all robots, in centimetres. */
  readonly tallest: number;
}

/** Renders the compared robots, one column each. */
function Table({ caption, unknown, rows, robots, tallest }: TableProps) {
  return (
    <table className={robots.length === 2 ? `${styles.table} ${styles.two}` : styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {robots.map(({ id, name }) => (
            <th key={id} scope="col" className={styles.name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {robots.map((robot, index) => (
            <Offer key={robot.id} {...robot} priority={index === 0} />
          ))}
        </tr>
      </tbody>
      {rows.map((row, index) => (
        <Property
          key={row.name}
          {...row}
          robots={robots.map(({ id, height, values }) => ({ id, height, value: values[index] }))}
          tallest={tallest}
          unknown={unknown}
        />
      ))}
    </table>
  );
}

function Offer({ picture, price, stock, actions, priority }: ComparedRobot & { readonly priority: boolean }) {
  return (
    <td className={styles.value}>
      <div className={styles.stage}>
        <Picture picture={picture} sizes="(min-width: 48em) 30vw, 45vw" priority={priority} imageClass={styles.image} />
      </div>
      <div className={styles.offer}>
        {price && <Price {...price} />}
        <p>{stock}</p>
        <Actions actions={actions} />
      </div>
    </td>
  );
}

interface PropertyProps {
  readonly name: string;
  readonly note?: string;
  readonly robots: readonly {
    readonly id: string;
    readonly height: number | undefined;
    readonly value: string | null | undefined;
  }[];
  readonly tallest: number;
  readonly unknown: string;
}

/**
 * Renders a property with its value for each robot; nothing if no value is known, since a row of dashes compares
 * nothing.
 */
function Property({ name, note, robots, tallest, unknown }: PropertyProps) {
  if (robots.every(({ value }) => value === null || value === undefined)) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={robots.length} className={styles.property}>
          {name}
          {note && <span className={styles.note}>{note}</span>}
        </th>
      </tr>
      <tr>
        {robots.map(({ id, height, value }) => (
          <td key={id} className={styles.value}>
            {note !== undefined && <Height className={styles.drawing} centimeters={height} tallest={tallest} />}
            {value ?? <Unknown label={unknown} />}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function Unknown({ label }: { readonly label: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
