import { Badge, Button, Field, Skeleton, VisuallyHidden } from '@kinemorph/ui';
import { useState } from 'react';
import type { PriceCell } from '../../api.ts';
import * as appStyles from '../App.css.ts';
import { ChangeForm } from '../parts/ChangeForm.tsx';
import { Facts } from '../parts/Facts.tsx';
import { useBroughtIntoView } from '../parts/use-brought-into-view.ts';
import { Problem } from '../parts/Problem.tsx';
import type { ViewProps } from '../parts/view-props.ts';
import { follow, useAddress, withQuery } from '../state/address.ts';
import { useAnswer } from '../state/server.ts';
import { sayDay, sayInstant } from '../timeline/say-time.ts';
import * as styles from './PricesView.css.ts';
import * as viewStyles from './TimelineView.css.ts';

const kindName = { regular: 'regular', next: 'announced', promotion: 'promotion' } as const;

/** Every price of every region in one grid; pressing a price edits it, by the rules of its market. */
export function PricesView({ timeline }: ViewProps) {
  const { query, set } = useAddress();
  const prices = useAnswer<readonly PriceCell[]>('/api/prices', timeline.version);
  const key = query.get('price');
  if (prices.status === 'failed' && !prices.value)
    return (
      <>
        <h1 className={viewStyles.period}>Prices</h1>
        <Problem retry={prices.again}>{prices.problem}</Problem>
      </>
    );
  const cells = prices.value ?? [];
  const chosen = cells.find((cell) => cell.key === key);
  return (
    <div className={viewStyles.view}>
      <div className={viewStyles.wide}>
        <h1 className={viewStyles.period}>Prices</h1>
        <p className={appStyles.soft}>As each region’s pages write them. Choose a price to change it.</p>
        {prices.status === 'loading' && !prices.value && (
          <div aria-busy="true">
            <Skeleton shape="table" lines={10} columns={6} />
          </div>
        )}
        {cells.length > 0 && <Grid timeline={timeline} cells={cells} chosen={key} />}
      </div>
      <aside className={viewStyles.aside} aria-label="The price that is chosen">
        {chosen ? (
          <PricePanel key={chosen.key} cell={chosen} onClose={() => set({ price: undefined })} />
        ) : (
          <p className={viewStyles.empty}>
            {key === null ? 'No price is chosen.' : 'This price is not there any more.'}
          </p>
        )}
      </aside>
    </div>
  );
}

interface GridProps {
  readonly timeline: ViewProps['timeline'];
  readonly cells: readonly PriceCell[];
  /** The key of the price that is chosen. */
  readonly chosen: string | null;
}

function Grid({ timeline: { regions, products }, cells, chosen }: GridProps) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Prices of every product and region">
      <table className={styles.grid}>
        <thead>
          <tr>
            <th className={`${styles.head} ${styles.product}`} scope="col">
              Product
            </th>
            {regions.map(({ id, name, currency }) => (
              <th key={id} className={styles.head} scope="col">
                {name} <span className={styles.note}>{currency}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map(({ id, name }) => (
            <tr key={id}>
              <th className={styles.product} scope="row">
                {name}
              </th>
              {regions.map((region) => (
                <td key={region.id} className={styles.cell}>
                  {cells
                    .filter((cell) => cell.product === id && cell.region === region.id)
                    .map((cell) => (
                      <PriceLink key={cell.key} cell={cell} isChosen={cell.key === chosen} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PriceLink({ cell, isChosen }: { readonly cell: PriceCell; readonly isChosen: boolean }) {
  const { key, text, kind, opens, zone, sample, name, region } = cell;
  return (
    <a
      className={styles.price}
      href={withQuery(location.href, { price: key })}
      aria-current={isChosen || undefined}
      onClick={follow}
    >
      <VisuallyHidden>
        {name}, {region}:{' '}
      </VisuallyHidden>
      <span className={styles.amount}>{text}</span>
      <span className={styles.note}>
        {kindName[kind]}
        {opens === undefined ? '' : ` from ${sayDay(opens, zone)}`}
        {sample ? ' · sample' : ''}
      </span>
    </a>
  );
}

function PricePanel({ cell, onClose }: { readonly cell: PriceCell; readonly onClose: () => void }) {
  const { key, name, region, kind, amount } = cell;
  const panel = useBroughtIntoView();
  const [typed, setTyped] = useState(String(amount));
  const [from, setFrom] = useState(amount);
  // Another tab or an editor changed it: the field updates, unless that would discard typed text.
  if (from !== amount) {
    setFrom(amount);
    if (typed.trim() === String(from)) setTyped(String(amount));
  }
  const request = typed.trim() === String(amount) ? undefined : ({ kind: 'price', key, amount: typed } as const);
  return (
    <section ref={panel} className={viewStyles.panel} aria-labelledby="price">
      <div className={appStyles.between}>
        <Badge tone="neutral">
          {kindName[kind]} · {region}
        </Badge>
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <h2 id="price" className={appStyles.title}>
        {name}
      </h2>
      <PriceFacts cell={cell} />
      <ChangeForm request={request} onReset={() => setTyped(String(amount))}>
        {(error) => (
          <Field
            label="New price"
            hint="Without separators of thousands, like 1299 or 49.5"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={error}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </ChangeForm>
    </section>
  );
}

/** A price's current amount, its period, and its comparison prices. */
function PriceFacts({ cell: { text, sample, opens, closes, zone, was, saved, lowest } }: { readonly cell: PriceCell }) {
  const facts = {
    Now: `${text}${sample ? ' (a sample: writing a price takes the mark off)' : ''}`,
    From: opens === undefined ? undefined : sayInstant(opens, zone),
    Until: closes === undefined ? undefined : sayInstant(closes, zone),
    Was: was,
    Saving: saved,
    Lowest: lowest,
  };
  return <Facts facts={facts} />;
}
