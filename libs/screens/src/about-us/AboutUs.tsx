import {
  Actions,
  Banner,
  ContactRows,
  FeatureBlock,
  Grid,
  Heading,
  Section,
  Stack,
  StatBand,
  Steps,
  Text,
} from '@kinemorph/ui';
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
      <Hero title={title} lead={lead} picture={picture} />
      <Section tone="ink" className={styles.figures}>
        <StatBand stats={figures} />
      </Section>
      <Section>
        <Grid columns={{ window: 3 }} space="xl" rowSpace="xxl">
          {work.map(({ id, title: name, text, links }) => (
            <Stack key={id} as="section" className={styles.column}>
              <Heading level={2} id={id}>
                {name}
              </Heading>
              <p>{text}</p>
              <Actions actions={links} first="outline" />
            </Stack>
          ))}
        </Grid>
      </Section>
      <Section heading={crafts.title} intro={crafts.text} tone="fog">
        <Steps steps={crafts.steps} numbered={false} fit="cover" />
      </Section>
      <FeatureBlock {...workshop} variant="full" side="end" />
      <People {...people} />
      <Section heading={story.title} tone="ink">
        <Grid as="ol" columns={{ ipad: 2, window: 3 }} space="xl" rowSpace="xxl">
          {story.events.map(({ time, event, text }) => (
            <Stack key={event} as="li" space="xs" className={styles.event}>
              <Heading level="none" className={styles.year}>
                {time}
              </Heading>
              <Heading level={3} size="small">
                {event}
              </Heading>
              <Text tone="soft">{text}</Text>
            </Stack>
          ))}
        </Grid>
      </Section>
      <FeatureBlock {...licence} side="end" fit="whole" />
      <Reach {...reach} />
    </>
  );
}

/** The title of the page beside a machine between its shapes. */
function Hero({ title, lead, picture }: Pick<AboutUsModel, 'title' | 'lead' | 'picture'>) {
  return (
    <Banner title={title} discountDescribe={lead} picture={picture} headingLevel={1} priority className={styles.hero} />
  );
}

/** The people of the company, with a quote each. */
function People({ title, text, list }: AboutUsModel['people']) {
  return (
    <Section heading={title} intro={text}>
      <Grid as="ul" columns={{ ipad: 2, window: 4 }} space="l">
        {list.map(({ initials, name, role, words }) => (
          <li key={name} className={styles.person}>
            <span className={styles.initials} aria-hidden="true">
              {initials}
            </span>
            <div>
              <Heading level={3} size="small">
                {name}
              </Heading>
              <Text size="small" tone="soft">
                {role}
              </Text>
            </div>
            <blockquote className={styles.words}>{words}</blockquote>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

/** The address, e-mail and phone number of the company. */
function Reach({ title, text, rows, links, office }: AboutUsModel['reach']) {
  return (
    <Section heading={title} intro={text} tone="fog">
      <div className={styles.reach}>
        <Stack space="l">
          <ContactRows rows={rows} />
          <Actions actions={links} first="outline" />
        </Stack>
        <div>
          <Heading level={3} size="small">
            {office.title}
          </Heading>
          <p className={styles.address}>{office.lines.join('\n')}</p>
        </div>
      </div>
    </Section>
  );
}
