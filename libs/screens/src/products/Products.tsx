import { Actions, Button, Checkbox, ProductCard, ProductGrid, Section, Select } from '@kinemorph/ui';
import { useEffect, useRef, useState } from 'react';
import { choose, chosenIn, writeChoice } from '../sections/choice-in-address.ts';
import { chooseProducts, comparedAtMost, filterNames, type Choice } from './choose-products.ts';
import type { ProductsModel } from './model.server.ts';
import { PickBar, pickedIn, pickForm, pickName } from './PickBar.tsx';
import * as styles from './Products.css.ts';

const sizes = '(min-width: 64em) 33vw, 50vw';

/** Everything that is sold here, narrowed and sorted by what is chosen; without JavaScript the whole list. */
export function Products({
  title,
  intro,
  compare,
  label,
  filters,
  sort,
  found,
  empty,
  reset,
  picking,
  products,
}: ProductsModel) {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<Choice>({});
  const picks = useRef<HTMLFormElement>(null);
  const [picked, pick] = useState<readonly string[]>([]);
  // What was chosen before React ran counts, and what the address says goes before it.
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
        <search>
          <form
            ref={form}
            className={styles.filters}
            aria-label={label}
            data-query=""
            autoComplete="off"
            onChange={update}
          >
            {filterNames.map((name) => {
              const filter = filters[name];
              return filter && <Select key={name} name={name} {...filter} />;
            })}
            <Select name="sort" {...sort} />
          </form>
        </search>
        <div className={styles.count}>
          <p role="status">{found[shown.length]}</p>
          {isChosen && shown.length > 0 && (
            <Button tone="quiet" onClick={showAll}>
              {reset}
            </Button>
          )}
        </div>
        {shown.length > 0 ? (
          <ProductGrid className={styles.grid}>
            {shown.map(({ id, card, pick: box }, index) => (
              <ProductCard key={id} {...card} sizes={sizes} headingLevel={2} priority={index === 0}>
                {picking && box && (
                  <Checkbox
                    form={pickForm}
                    name={pickName}
                    value={id}
                    label={box.label}
                    aria-label={box.name}
                    defaultChecked={picked.includes(id)}
                    disabled={picked.length >= comparedAtMost && !picked.includes(id)}
                    onChange={({ currentTarget: { checked } }) => {
                      pick(checked ? [...picked, id] : picked.filter((other) => other !== id));
                    }}
                  />
                )}
              </ProductCard>
            ))}
          </ProductGrid>
        ) : (
          <div className={styles.none}>
            <h2 className={styles.noneTitle}>{empty.title}</h2>
            <p>{empty.text}</p>
            <Button onClick={showAll}>{reset}</Button>
          </div>
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
