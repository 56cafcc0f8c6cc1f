import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { type Ground, grounds } from '../../theme/grounds.css.ts';
import { Actions, type LinkAction } from '../Actions/Actions.tsx';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { Price, type PriceProps } from '../Price/Price.tsx';
import * as styles from './CallToAction.css.ts';

type CallToActionProps = {
  /** "\n" breaks the line. */
  title: string;
  /** The text below the title. */
  text?: string | undefined;
  /** One piece of news, shown before the title; see `Badge`. */
  badge?: { label: string; tone?: BadgeTone | undefined } | undefined;
  /** Start or end of the offer, formatted for the reader. */
  time?: string | undefined;
  /** The price; see `Price`. */
  price?: PriceProps | undefined;
  /** The actions that are possible now. If there are none, `status` explains why. */
  actions?: readonly LinkAction[] | undefined;
  /** Availability, such as "In stock". */
  status?: string | undefined;
  /** The picture, in all its sizes. */
  picture?: PictureData | undefined;
  /** The terms of a booking. */
  notice?: { title: string; items: readonly { label: string; value: string }[] } | undefined;
  /** Short remarks below the actions, such as delivery times. */
  tips?: readonly string[] | undefined;
  /** The ground that it is on; sets the colours of everything in it. */
  tone?: Ground | undefined;
  /** The level of its heading, so that it fits the outline of the page. */
  headingLevel?: 2 | 3 | undefined;
  /** Shown in place of a price that is not known yet: a form that notifies when the sale starts. */
  children?: ReactNode;
};

/** The last section of a product's page, with its price, its period and its terms. */
export function CallToAction({
  title,
  text,
  badge,
  time,
  price,
  actions = [],
  status,
  picture,
  notice,
  tips = [],
  tone = 'ink',
  headingLevel = 2,
  children,
  className,
  ...rest
}: CallToActionProps & Root<'section'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} className={clsx(styles.panel, grounds[tone], className)}>
      <div className={styles.inner}>
        <div className={clsx(styles.top, picture && styles.pictured)}>
          <div className={styles.copy}>
            {badge && (
              <p>
                <Badge tone={badge.tone}>{badge.label}</Badge>
              </p>
            )}
            <Heading className={styles.title}>{title}</Heading>
            {text && <p className={styles.text}>{text}</p>}
            {time && <p className={styles.time}>{time}</p>}
            {(price || actions.length > 0 || status) && (
              <div className={styles.offer}>
                {price && <Price {...price} />}
                <Actions actions={actions} size="large" />
                {status && <p className={styles.status}>{status}</p>}
              </div>
            )}
            {children}
            {tips.length > 0 && (
              <ul className={styles.tips}>
                {tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            )}
          </div>
          {picture && (
            <div className={styles.stage}>
              <Picture picture={picture} sizes="(min-width: 48em) 42vw, 100vw" imageClass={styles.image} />
            </div>
          )}
        </div>
        {notice && <Notice {...notice} headingLevel={(headingLevel + 1) as 3 | 4} />}
      </div>
    </section>
  );
}

/** The terms of a booking. */
function Notice({ title, items, headingLevel }: NonNullable<CallToActionProps['notice']> & { headingLevel: 3 | 4 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.notice}>
      <Heading className={styles.noticeTitle}>{title}</Heading>
      <dl className={clsx(styles.facts, items.length === 4 && styles.four)}>
        {items.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
