import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { type Ground, grounds } from '../../theme/grounds.css.ts';
import { Actions, type LinkAction } from '../Actions/Actions.tsx';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { Price, type PriceProps } from '../Price/Price.tsx';
import {
  copy,
  fact,
  facts,
  four,
  image,
  inner,
  label as term,
  notice as plate,
  noticeTitle,
  offer,
  panel,
  pictured,
  stage,
  status as state,
  text as line,
  time as when,
  tips as hints,
  title as name,
  top,
  value as words,
} from './CallToAction.css.ts';

type CallToActionProps = {
  /** "\n" breaks the line. */
  title: string;
  text?: string | undefined;
  badge?: { label: string; tone?: BadgeTone | undefined } | undefined;
  /** Until when, or from when, as it is read. */
  time?: string | undefined;
  price?: PriceProps | undefined;
  /** What can be done now: without any, `status` says why. */
  actions?: readonly LinkAction[] | undefined;
  status?: string | undefined;
  picture?: PictureData | undefined;
  /** The terms of a booking. */
  notice?: { title: string; items: readonly { label: string; value: string }[] } | undefined;
  tips?: readonly string[] | undefined;
  tone?: Ground | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Stands where the price will: a form that tells when the sale starts. */
  children?: ReactNode;
};

/** The end of a product's page: its price, until when, and on what terms. */
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
  const Subheading = `h${(headingLevel + 1) as 3 | 4}` as const;
  return (
    <section {...rest} className={clsx(panel, grounds[tone], className)}>
      <div className={inner}>
        <div className={clsx(top, picture && pictured)}>
          <div className={copy}>
            {badge && (
              <p>
                <Badge tone={badge.tone}>{badge.label}</Badge>
              </p>
            )}
            <Heading className={name}>{title}</Heading>
            {text && <p className={line}>{text}</p>}
            {time && <p className={when}>{time}</p>}
            {(price || actions.length > 0 || status) && (
              <div className={offer}>
                {price && <Price {...price} />}
                <Actions actions={actions} size="large" />
                {status && <p className={state}>{status}</p>}
              </div>
            )}
            {children}
            {tips.length > 0 && (
              <ul className={hints}>
                {tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            )}
          </div>
          {picture && (
            <div className={stage}>
              <Picture picture={picture} sizes="(min-width: 768px) 42vw, 100vw" imageClass={image} />
            </div>
          )}
        </div>
        {notice && (
          <div className={plate}>
            <Subheading className={noticeTitle}>{notice.title}</Subheading>
            <dl className={clsx(facts, notice.items.length === 4 && four)}>
              {notice.items.map(({ label, value }) => (
                <div key={label} className={fact}>
                  <dt className={term}>{label}</dt>
                  <dd className={words}>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}
