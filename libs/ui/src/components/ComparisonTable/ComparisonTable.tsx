import { clsx } from 'clsx';
import type { Root } from '../../props.ts';
import type { LinkAction } from '../Actions/Actions.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { Price, type PriceProps } from '../Price/Price.tsx';
import { ScrollRegion } from '../ScrollRegion/ScrollRegion.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ComparisonTable.css.ts';
import { type ComparisonValue, differs, Value } from './Value.tsx';

export type { ComparisonValue } from './Value.tsx';

/** A compared product: the header of a column. */
export type ComparedProduct = {
  id: string;
  name: string;
  picture?: PictureData | undefined;
  price?: PriceProps | undefined;
  action?: LinkAction | undefined;
};

/** A property, with one value for each product in the order of `products`. */
export type ComparisonRow = { name: string; note?: string | undefined; values: readonly ComparisonValue[] };

type ComparisonTableProps = {
  /** `caption` is the accessible name of the table. `product` and `price` name the rows above the properties. */
  labels: { caption: string; product: string; price: string };
  /** The products, one column each. */
  products: readonly ComparedProduct[];
  /** The compared properties, one per row. */
  rows: readonly ComparisonRow[];
  /** Id of the product that the page is about: its column is highlighted, as are the values in which it differs. */
  highlight?: string | undefined;
};

/** The number of products that fit into a window. */
const fitting = 4;

/** A table that compares products by their properties. */
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
      className={clsx(styles.frame, products.length <= fitting && styles.few, className)}
    >
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{labels.caption}</VisuallyHidden>
        </caption>
        <Head name={labels.product} products={products} chosen={chosen} />
        <tbody>
          {isOffered && <Offers name={labels.price} products={products} chosen={chosen} />}
          {rows.map(({ name, note: aside, values }) => (
            <tr key={name} className={styles.row}>
              <th scope="row" className={styles.rowName}>
                {name}
                {aside && <span className={styles.note}>{aside}</span>}
              </th>
              {products.map(({ id }, at) => (
                <td
                  key={id}
                  className={clsx(
                    styles.value,
                    at === chosen && styles.lit,
                    at === chosen && differs(values, at) && styles.differing,
                  )}
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

type RowProps = {
  /** Name of the row. */
  name: string;
  products: readonly ComparedProduct[];
  /** Index of the highlighted column. */
  chosen: number;
};

/** Pictures and names of the products. */
function Head({ name: label, products, chosen }: RowProps) {
  return (
    <thead>
      <tr>
        <td className={styles.corner} />
        {products.map(({ id, picture }, at) => (
          <td key={id} className={clsx(styles.stage, at === chosen && styles.lit)}>
            {picture && <Picture picture={picture} sizes="(min-width: 64em) 22vw, 12rem" imageClass={styles.image} />}
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row" className={clsx(styles.name, styles.corner)}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </th>
        {products.map(({ id, name }, at) => (
          <th key={id} scope="col" className={clsx(styles.name, at === chosen && styles.lit)}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The row of prices and links of the products. */
function Offers({ name, products, chosen }: RowProps) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.rowName}>
        {name}
      </th>
      {products.map(({ id, price, action }, at) => (
        <td key={id} className={clsx(styles.value, at === chosen && styles.lit)}>
          <div className={styles.offer}>
            {price && <Price {...price} />}
            {action && (
              <ButtonLink
                href={action.href}
                tone={action.tone ?? (at === chosen ? 'action' : 'outline')}
                external={action.external}
                aria-label={action.ariaLabel}
                className={styles.button}
              >
                {action.label}
              </ButtonLink>
            )}
          </div>
        </td>
      ))}
    </tr>
  );
}
