import { ComparisonTable, Select } from '@kinemorph/ui';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import * as styles from './paired-comparison.css.ts';

type PairedComparisonProps = Pick<
  ComponentProps<typeof ComparisonTable>,
  'labels' | 'products' | 'rows' | 'highlight'
> & {
  /** The accessible name of the choice of the other product. */
  readonly choose: string;
};

/** A comparison of the page's product, the first, with others; a phone shows it beside one that the visitor chooses. */
export function PairedComparison({ choose, ...table }: PairedComparisonProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [beside, setBeside] = useState(0);
  // A choice made before React ran is kept.
  useEffect(() => {
    setBeside(select.current?.selectedIndex ?? 0);
  }, []);
  const others = table.products.slice(1).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Select
        ref={select}
        className={styles.chooser}
        label={choose}
        options={others}
        autoComplete="off"
        onChange={({ currentTarget: { selectedIndex } }) => {
          setBeside(selectedIndex);
        }}
      />
      <ComparisonTable {...table} className={styles.pairs[beside]} />
    </>
  );
}
