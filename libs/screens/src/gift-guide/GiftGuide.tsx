import '@kinemorph/ui/themes/christmas';
import { BelowTheFold } from '@kinemorph/site';
import { Actions, Banner, FeatureBlock, Heading, Price, Section, Steps } from '@kinemorph/ui';
import * as styles from './GiftGuide.css.ts';
import type { GiftGuideModel } from './model.server.ts';

/** Presents for others: a robot for each kind of person, and how to prepare it. */
export function GiftGuide({
  banner,
  recommendations,
  choices,
  tips: { steps, ...tips },
  end: { actions: toSale, ...end },
}: GiftGuideModel) {
  return (
    <div data-theme="christmas">
      <Banner id="banner" {...banner} headingLevel={1} priority />
      <BelowTheFold>
        {recommendations.map(({ price, product, actions = [], ...recommendation }, index) => (
          <FeatureBlock
            key={product}
            {...recommendation}
            fit="contain"
            side={index % 2 === 0 ? 'start' : 'end'}
            tone={index % 2 === 0 ? 'ink' : 'fog'}
          >
            {price && <Price {...price} />}
            <Actions actions={actions} />
          </FeatureBlock>
        ))}
        {choices.map(({ id, heading, intro, groups }) => (
          <Section key={id} id={id} heading={heading} intro={intro}>
            <div className={styles.columns}>
              {groups.map(({ title, robots }) => (
                <div key={title}>
                  <Heading level={3} className={styles.groupTitle}>
                    {title}
                  </Heading>
                  <ul>
                    {robots.map(({ name, href, price }) => (
                      <li key={href} className={styles.robot}>
                        <a className={styles.link} href={href}>
                          {name}
                        </a>
                        <bdi>{price}</bdi>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </Section>
        ))}
        <Section id="tips" {...tips} tone="ink">
          <Steps steps={steps} />
        </Section>
        <Section {...end}>
          <Actions actions={toSale} size="large" />
        </Section>
      </BelowTheFold>
    </div>
  );
}
