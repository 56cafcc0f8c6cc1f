import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import type { LinkAction } from '../Actions/Actions.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { Price, type PriceProps } from '../Price/Price.tsx';
import { ScrollRegion } from '../ScrollRegion/ScrollRegion.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  button,
  corner,
  differing,
  few,
  frame,
  image,
  lit,
  name as names,
  note,
  offer,
  row,
  rowName,
  stage,
  table,
  value as cell,
} from './ComparisonTable.css.ts';
import { type ComparisonValue, differs, Value } from './Value.tsx';

export type { ComparisonValue } from './Value.tsx';

/** A product that is compared: the head of a column. */
export type ComparedProduct = {
  id: string;
  name: string;
  picture?: PictureData | undefined;
  price?: PriceProps | undefined;
  action?: LinkAction | undefined;
};

/** One property, with a value for each product, in their order. */
export type ComparisonRow = { name: string; note?: string | undefined; values: readonly ComparisonValue[] };

type ComparisonTableProps = {
  /** The name of the table, spoken. `product` and `price` name the rows above the properties. */
  labels: { caption: string; product: string; price: string };
  products: readonly ComparedProduct[];
  rows: readonly ComparisonRow[];
  /** The product that the page is about: its column is lit, and where it differs stands out. */
  highlight?: string | undefined;
};

/** How many products fit a window. */
const fitting = 4;

/** Products side by side, property by property. */
export function ComparisonTable({
  labels,
  products,
  rows,
  highlight,
  className,
  ...rest
}: ComparisonTableProps & Root<'div'>) {
  const chosen = products.findIndex(({ id }) => id === highlight);
  const isOffered = products.some(({ price, action }) => price || action);
  return (
    <ScrollRegion
      {...rest}
      label={labels.caption}
      className={clsx(frame, products.length <= fitting && few, className)}
    >
      <table className={table}>
        <caption>
          <VisuallyHidden>{labels.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td className={corner} />
            {products.map(({ id, picture }, at) => (
              <td key={id} className={clsx(stage, at === chosen && lit)}>
                {picture && <Picture picture={picture} sizes="(min-width: 1024px) 22vw, 12rem" imageClass={image} />}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className={clsx(names, corner)}>
              <VisuallyHidden>{labels.product}</VisuallyHidden>
            </th>
            {products.map(({ id, name }, at) => (
              <th key={id} scope="col" className={clsx(names, at === chosen && lit)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isOffered && (
            <tr className={row}>
              <th scope="row" className={rowName}>
                {labels.price}
              </th>
              {products.map(({ id, price, action }, at) => (
                <td key={id} className={clsx(cell, at === chosen && lit)}>
                  <div className={offer}>
                    {price && <Price {...price} />}
                    {action && (
                      <ButtonLink
                        href={action.href}
                        tone={action.tone ?? (at === chosen ? 'action' : 'outline')}
                        external={action.external}
                        aria-label={action.ariaLabel}
                        className={button}
                      >
                        {action.label}
                      </ButtonLink>
                    )}
                  </div>
                </td>
              ))}
            </tr>
          )}
          {rows.map(({ name, note: aside, values }) => (
            <tr key={name} className={row}>
              <th scope="row" className={rowName}>
                {name}
                {aside && <span className={note}>{aside}</span>}
              </th>
              {products.map(({ id }, at) => (
                <td
                  key={id}
                  className={clsx(cell, at === chosen && lit, at === chosen && differs(values, at) && differing)}
                >
                  <Value value={values[at]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
