import { Actions, ArticleNote, ContactRows, Grid, Heading, Icon, Picture, Section, Stack, Text } from '@kinemorph/ui';
import type { ReactNode } from 'react';
import { columnsFor } from './columns.ts';
import * as styles from './Support.css.ts';
import type { SupportedRobot, SupportModel } from './model.server.ts';

const inCard = '(min-width: 64em) 10rem, (min-width: 48em) 18vw, 36vw';
const inFile = '(min-width: 64em) 18rem, 14rem';

/**
 * The home of support. A robot's picture links to its part of the page, which is hidden until then: it is shown by the
 * address alone, so it works without JavaScript, by keyboard, and for links to a robot's own address.
 */
export function Support({ article, choose, labels, robots }: SupportModel) {
  const cards = robots.length + 1;
  const share = [
    styles.ipad[columnsFor(cards, [4, 3])],
    styles.desktop[columnsFor(cards, [5, 4])],
    styles.wide[columnsFor(cards, [7, 6, 5])],
  ].join(' ');
  return (
    <>
      <Section heading={article.title} intro={article.lead} headingLevel={1} className={styles.head}>
        <Heading level={2} id="robots">
          {choose.heading}
        </Heading>
        <Text tone="soft" className={styles.chooseText}>
          {choose.text}
        </Text>
        <ul className={styles.robots}>
          {robots.map(({ id, name, picture }) => (
            <li key={id} className={`${styles.robot} ${share}`}>
              <Picture picture={picture} sizes={inCard} className={styles.stage} imageClass={styles.image} />
              <a className={styles.robotName} href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
          <li className={`${styles.other} ${share}`}>
            <span className={styles.otherIcon}>
              <Icon name="user" />
            </span>
            <div>
              <a className={styles.robotName} href={choose.other.href}>
                {choose.other.title}
              </a>
              <Text size="small" tone="soft">
                {choose.other.text}
              </Text>
            </div>
          </li>
        </ul>
        {robots.map((robot) => (
          <RobotFile key={robot.id} {...robot} labels={labels} />
        ))}
      </Section>
      <Section tone="fog">
        <Topics sections={article.sections} />
      </Section>
    </>
  );
}

/** Renders the other topics of support. */
function Topics({ sections }: Pick<SupportModel['article'], 'sections'>) {
  return (
    <Grid columns={{ ipad: 2 }} space="xl" rowSpace="xxl">
      {sections.map(({ id, title, pieces, links, contact }) => (
        <Stack key={id} as="section" className={styles.topic}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {pieces.map(
            (piece, index) =>
              'text' in piece &&
              (piece.kind === 'note' ? (
                <ArticleNote key={index}>
                  <p>{piece.text}</p>
                </ArticleNote>
              ) : (
                <p key={index}>{piece.text}</p>
              )),
          )}
          {contact && <ContactRows rows={contact} />}
          <Actions className={styles.topicLinks} actions={links} first="outline" />
        </Stack>
      ))}
    </Grid>
  );
}

/** Everything about one robot, on one screen. */
function RobotFile({
  id,
  name,
  picture,
  place,
  manuals,
  charge,
  fixes,
  requests,
  labels,
}: SupportedRobot & Pick<SupportModel, 'labels'>) {
  return (
    <section id={id} tabIndex={-1} className={styles.file} aria-labelledby={`${id}-name`}>
      <div className={styles.fileHead}>
        <Picture picture={picture} sizes={inFile} className={styles.stage} imageClass={styles.fileImage} />
        <Heading level={2} id={`${id}-name`} className={styles.fileName}>
          {name}
        </Heading>
        <p className={styles.fileLinks}>
          {place && (
            <a href={place.href} aria-label={place.ariaLabel}>
              {place.label}
            </a>
          )}
          <a href="#robots">{labels.back}</a>
        </p>
      </div>
      <Grid columns={{ ipad: 2 }} space="xxl" rowSpace="xl" className={styles.fileBody}>
        <Manuals heading={labels.manuals} {...manuals} />
        <Part heading={charge.heading}>
          <ol className={styles.steps}>
            {charge.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Part>
        <Part heading={labels.fixes}>
          <Stack as="dl" space="s">
            {fixes.map(({ title, text }) => (
              <div key={title}>
                <dt className={styles.fixTitle}>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Stack>
        </Part>
        <Part heading={labels.requests}>
          <Actions actions={requests} first="outline" />
        </Part>
      </Grid>
    </section>
  );
}

/** A part of a robot's file, with its heading. */
function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" space="s" className={styles.part}>
      <Heading level={3} size="small">
        {heading}
      </Heading>
      {children}
    </Stack>
  );
}

/** A robot's manuals, each a file to save. */
function Manuals({ heading, text, files, more }: SupportedRobot['manuals'] & { readonly heading: string }) {
  return (
    <Part heading={heading}>
      {text !== undefined && <p>{text}</p>}
      <ul className={styles.manuals}>
        {files.map(({ label, note, href, saveAs }) => (
          <li key={href}>
            <a className={styles.manual} href={href} download={saveAs}>
              <Icon name="download" />
              <span>
                {label}{' '}
                <Text as="span" size="small" tone="soft">
                  ({note})
                </Text>
              </span>
            </a>
          </li>
        ))}
        {more && (
          <li>
            <a className={styles.manual} href={more.href}>
              <Icon name="arrow-right" />
              <span>{more.label}</span>
            </a>
          </li>
        )}
      </ul>
    </Part>
  );
}
