import { ButtonLink, Icon, Price, Section, Stack, VisuallyHidden } from '@kinemorph/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { BoxModel, BuyingModel } from './buying.server.ts';
import * as styles from './buying.css.ts';

/**
 * All of a product's page below its hero: a strip of facts about an order, the page's sections, and the bar of phones.
 */
export function Buying({
  buying: { facts, bar },
  tone = 'ink',
  children,
}: {
  readonly buying: BuyingModel;
  readonly tone?: keyof typeof styles.facts;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.zone}>
      {facts && (
        <div className={styles.facts[tone]}>
          <ul className={styles.row} aria-label={facts.label}>
            {facts.items.map(({ icon, filled = false, text, href }, index) => {
              const words = (
                <>
                  <Icon name={icon} filled={filled} className={styles.mark} />
                  <span>{text}</span>
                </>
              );
              return (
                <li key={icon} className={index === 0 && facts.items.length % 2 === 1 ? styles.across : undefined}>
                  {href === undefined ? (
                    <span className={styles.fact}>{words}</span>
                  ) : (
                    <a className={styles.fact} href={href}>
                      {words}
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {children}
      {bar && <BuyBar {...bar} />}
    </div>
  );
}

/**
 * The price and the link to the store at the bottom of a phone. CSS alone positions it, so it is there before any
 * script, and without one.
 */
function BuyBar({ price, action }: NonNullable<BuyingModel['bar']>) {
  return (
    <div className={styles.foot} data-waits-for-consent>
      <div className={styles.rail}>
        <div className={styles.bar} data-at-the-foot>
          <p className={styles.cost}>
            <span className={styles.amount}>
              {price.currentLabel && <VisuallyHidden>{price.currentLabel} </VisuallyHidden>}
              {price.current}
            </span>
            <span className={styles.tax}>{price.tax}</span>
          </p>
          <ButtonLink href={action.href} aria-label={action.ariaLabel} className={styles.buy}>
            {action.label}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** The content of the box, and the products that go well with it. */
export function InTheBox({
  heading,
  items,
  addOns,
  compare,
  tone,
}: BoxModel & Pick<ComponentProps<typeof Section>, 'tone'>) {
  const list = (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
  return (
    <Section heading={heading} tone={tone}>
      {addOns ? (
        <div className={styles.sides}>
          {list}
          <Stack className={styles.beside}>
            <h3 className={styles.besideTitle}>{addOns.heading}</h3>
            {addOns.products.map(({ id, name, href, price, status }) => (
              <Stack key={id} space="xs">
                <a className={styles.addOnName} href={href}>
                  {name}
                </a>
                {price && <Price {...price} />}
                {status !== undefined && <p>{status}</p>}
              </Stack>
            ))}
          </Stack>
        </div>
      ) : (
        list
      )}
      {compare && (
        <ButtonLink href={compare.href} tone="quiet" className={styles.toComparison}>
          {compare.label}
        </ButtonLink>
      )}
    </Section>
  );
}
