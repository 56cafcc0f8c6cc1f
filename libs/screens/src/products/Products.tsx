import {
  Actions,
  Button,
  Checkbox,
  Cluster,
  Heading,
  ProductCard,
  ProductGrid,
  Section,
  Select,
  Stack,
} from '@kinemorph/ui';
import { useEffect, useRef, useState, type Ref } from 'react';
import { choose, chosenIn, writeChoice } from '../sections/choice-in-address.ts';
import { chooseProducts, comparedAtMost, filterNames, type Choice } from './choose-products.ts';
import type { ProductsModel } from './model.server.ts';
import { PickBar, pickedIn, pickForm, pickName } from './PickBar.tsx';
import * as styles from './Products.css.ts';

const sizes = '(min-width: 64em) 33vw, 50vw';

/** All products of the region, filtered and sorted by the visitor's choice; without JavaScript the whole list. */
export function Products({
  title,
  intro,
  compare,
  found,
  tax,
  empty,
  reset,
  picking,
  products,
  ...selects
}: ProductsModel) {
  const { form, choice, update, showAll, picks, picked, pick } = useChoice();
  const isChosen = Object.values(choice).some(Boolean);
  const shown = chooseProducts(products, choice);
  const comparable = shown.flatMap(({ id, pick: box }) => (box ? [id] : [])).slice(0, comparedAtMost);
  const robots = picked.length > 1 ? picked : isChosen ? comparable : [];
  const toCompare =
    compare && (robots.length > 1 ? { ...compare, href: `${compare.href}?robots=${robots.join(',')}` } : compare);
  return (
    <>
      <Section heading={title} intro={intro} headingLevel={1} tone="ink" className={styles.head}>
        {toCompare && <Actions actions={[toCompare]} first="outline" />}
      </Section>
      <Section className={styles.body}>
        <Filters ref={form} {...selects} onChange={update} />
        <Cluster spread className={styles.count}>
          <p role="status">{found[shown.length]}</p>
          {shown.some(({ card }) => card.price) && <p className={styles.tax}>{tax}</p>}
          {isChosen && shown.length > 0 && (
            <Button tone="quiet" onClick={showAll}>
              {reset}
            </Button>
          )}
        </Cluster>
        {shown.length > 0 ? (
          <List products={shown} boxes={picking !== undefined} picked={picked} onPick={pick} />
        ) : (
          <Stack align="start" className={styles.none}>
            <Heading level={2}>{empty.title}</Heading>
            <p>{empty.text}</p>
            <Button onClick={showAll}>{reset}</Button>
          </Stack>
        )}
        {picking && (
          <PickBar
            {...picking}
            form={picks}
            picked={picked}
            unseen={picked.filter((id) => shown.every((product) => product.id !== id))}
            onClear={() => {
              pick([]);
            }}
          />
        )}
      </Section>
    </>
  );
}

/** Returns the chosen filters, and the robots picked for a comparison. */
function useChoice() {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<Choice>({});
  const picks = useRef<HTMLFormElement>(null);
  const [picked, pick] = useState<readonly string[]>([]);
  // A choice made before React ran is kept; the address takes precedence over it.
  useEffect(() => {
    for (const [name, value] of new URLSearchParams(location.search)) choose(form.current, name, value);
    setChoice(chosenIn(form.current));
    pick(pickedIn(picks.current));
  }, []);
  const update = () => {
    const chosen = chosenIn(form.current);
    setChoice(chosen);
    writeChoice(chosen);
  };
  const showAll = () => {
    form.current?.reset();
    update();
    form.current?.querySelector('select')?.focus();
  };
  return { form, choice, update, showAll, picks, picked, pick };
}

interface FiltersProps extends Pick<ProductsModel, 'label' | 'filters' | 'sort'> {
  readonly ref: Ref<HTMLFormElement>;
  readonly onChange: () => void;
}

/** The filters of the list, and its order. */
function Filters({ ref, label, filters, sort, onChange }: FiltersProps) {
  return (
    <search>
      <form
        ref={ref}
        className={styles.filters}
        aria-label={label}
        data-query=""
        autoComplete="off"
        onChange={onChange}
      >
        {filterNames.map((name) => {
          const filter = filters[name];
          return filter && <Select key={name} name={name} {...filter} />;
        })}
        <Select name="sort" {...sort} />
      </form>
    </search>
  );
}

interface ListProps extends Pick<ProductsModel, 'products'> {
  /** True if products have a check box to pick them for a comparison. */
  readonly boxes: boolean;
  readonly picked: readonly string[];
  readonly onPick: (picked: readonly string[]) => void;
}

/** The products that are shown. */
function List({ products, boxes, picked, onPick }: ListProps) {
  return (
    <ProductGrid stacked className={styles.grid}>
      {products.map(({ id, card, pick: box }, index) => (
        <ProductCard key={id} {...card} sizes={sizes} headingLevel={2} priority={index === 0}>
          {boxes && box && (
            <Checkbox
              form={pickForm}
              name={pickName}
              value={id}
              label={box.label}
              aria-label={box.name}
              defaultChecked={picked.includes(id)}
              disabled={picked.length >= comparedAtMost && !picked.includes(id)}
              onChange={({ currentTarget: { checked } }) => {
                onPick(checked ? [...picked, id] : picked.filter((other) => other !== id));
              }}
            />
          )}
        </ProductCard>
      ))}
    </ProductGrid>
  );
}
