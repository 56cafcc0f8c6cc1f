import { Actions, Button, ProductCard, ProductGrid, Section, Select } from '@kinemorph/ui';
import { useEffect, useRef, useState } from 'react';
import { choose, chosenIn, writeChoice } from '../sections/choice-in-address.ts';
import { chooseProducts, filterNames, type Choice } from './choose-products.ts';
import type { ProductsModel } from './model.server.ts';
import { body, count, filters as questions, grid, head, none, noneTitle } from './Products.css.ts';

/** How many robots can be compared at once. */
const comparedAtMost = 3;

const sizes = '(min-width: 1024px) 33vw, 50vw';

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
  products,
}: ProductsModel) {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<Choice>({});
  // What was chosen before React ran counts, and what the address says goes before it.
  useEffect(() => {
    for (const [name, value] of new URLSearchParams(location.search)) choose(form.current, name, value);
    setChoice(chosenIn(form.current));
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
  const robots = shown.flatMap(({ id, comparable }) => (comparable ? [id] : [])).slice(0, comparedAtMost);
  const toCompare =
    compare &&
    (isChosen && robots.length > 1 ? { ...compare, href: `${compare.href}?robots=${robots.join(',')}` } : compare);
  return (
    <>
      <Section heading={title} intro={intro} headingLevel={1} tone="ink" className={head}>
        {toCompare && <Actions actions={[toCompare]} first="outline" />}
      </Section>
      <Section className={body}>
        <search>
          <form ref={form} className={questions} aria-label={label} data-query="" autoComplete="off" onChange={update}>
            {filterNames.map((name) => {
              const filter = filters[name];
              return filter && <Select key={name} name={name} {...filter} />;
            })}
            <Select name="sort" {...sort} />
          </form>
        </search>
        <div className={count}>
          <p role="status">{found[shown.length]}</p>
          {isChosen && shown.length > 0 && (
            <Button tone="quiet" onClick={showAll}>
              {reset}
            </Button>
          )}
        </div>
        {shown.length > 0 ? (
          <ProductGrid className={grid}>
            {shown.map(({ id, card }, index) => (
              <ProductCard key={id} {...card} sizes={sizes} headingLevel={2} priority={index === 0} />
            ))}
          </ProductGrid>
        ) : (
          <div className={none}>
            <h2 className={noneTitle}>{empty.title}</h2>
            <p>{empty.text}</p>
            <Button onClick={showAll}>{reset}</Button>
          </div>
        )}
      </Section>
    </>
  );
}
