import { Actions, Banner, ContactRows, FeatureBlock, Section, StatBand, Steps } from '@kinemorph/ui';
import * as styles from './AboutUs.css.ts';
import type { AboutUsModel } from './model.server.ts';

/** The company: its machines, its people, its workshop and its years. */
export function AboutUs({
  title,
  lead,
  picture,
  figures,
  work,
  crafts,
  people,
  workshop,
  story,
  licence,
  reach,
}: AboutUsModel) {
  return (
    <>
      <Banner title={title} discountDescribe={lead} picture={picture} headingLevel={1} priority />
      <Section tone="ink" className={styles.figures}>
        <StatBand stats={figures} />
      </Section>
      <Section>
        <div className={styles.columns}>
          {work.map(({ id, title: name, text, links }) => (
            <section key={id} className={styles.column}>
              <h2 id={id} className={styles.heading}>
                {name}
              </h2>
              <p>{text}</p>
              <Actions actions={links} first="outline" />
            </section>
          ))}
        </div>
      </Section>
      <Section heading={crafts.title} intro={crafts.text} tone="fog">
        <Steps steps={crafts.steps} numbered={false} fit="cover" />
      </Section>
      <FeatureBlock {...workshop} variant="full" side="end" />
      <People {...people} />
      <Section heading={story.title} tone="ink">
        <ol className={styles.story}>
          {story.events.map(({ time, event, text }) => (
            <li key={event} className={styles.event}>
              <p className={styles.year}>{time}</p>
              <h3 className={styles.name}>{event}</h3>
              <p className={styles.eventText}>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <FeatureBlock {...licence} side="end" />
      <Reach {...reach} />
    </>
  );
}

/** The people of the company, with a quote each. */
function People({ title, text, list }: AboutUsModel['people']) {
  return (
    <Section heading={title} intro={text}>
      <ul className={styles.people}>
        {list.map(({ initials, name, role, words }) => (
          <li key={name} className={styles.person}>
            <span className={styles.initials} aria-hidden="true">
              {initials}
            </span>
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>{role}</p>
            </div>
            <blockquote className={styles.words}>{words}</blockquote>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The address, e-mail and phone number of the company. */
function Reach({ title, text, rows, links, office }: AboutUsModel['reach']) {
  return (
    <Section heading={title} intro={text} tone="fog">
      <div className={styles.reach}>
        <div className={styles.contact}>
          <ContactRows rows={rows} />
          <Actions actions={links} first="outline" />
        </div>
        <div>
          <h3 className={styles.name}>{office.title}</h3>
          <p className={styles.address}>{office.lines.join('\n')}</p>
        </div>
      </div>
    </Section>
  );
}
