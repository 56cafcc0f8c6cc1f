import { Picture, Rating, Section } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { ReviewsModel } from './reviews.server.ts';
import * as styles from './reviews.css.ts';

/** The ratings of a product, and what some of its owners have written. */
export function Reviews({
  heading,
  average,
  count,
  spread,
  source,
  owners,
  tone,
}: ReviewsModel & Pick<ComponentProps<typeof Section>, 'tone'>) {
  return (
    <Section id="reviews" heading={heading} tone={tone}>
      <div className={styles.sides}>
        <div className={styles.ratings}>
          <p>
            <span className={styles.average} aria-hidden="true">
              {average.text}
            </span>{' '}
            <Rating {...average.stars} />
          </p>
          <p>{count}</p>
          <ul className={styles.small}>
            {spread.map(({ text, percent }) => (
              <li key={text}>
                {text}
                <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M0 0h${percent}v1H0`} />
                </svg>
              </li>
            ))}
          </ul>
          <p className={styles.small}>{source}</p>
        </div>
        <ul>
          {owners.map(({ id, stars, text, by, photo }) => (
            <li key={id}>
              <figure className={styles.review}>
                {photo && <Picture picture={photo} sizes="8rem" className={styles.photo} imageClass={styles.image} />}
                <Rating {...stars} />
                <blockquote className={styles.words}>{text}</blockquote>
                <figcaption className={styles.small}>{by}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
