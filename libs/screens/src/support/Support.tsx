import { Actions, ArticleNote, ContactRows, Icon, Picture, Section } from '@kinemorph/ui';
import { columnsFor } from './columns.ts';
import * as styles from './Support.css.ts';
import type { SupportedRobot, SupportModel } from './model.server.ts';

const inCard = '(min-width: 64em) 10rem, (min-width: 48em) 18vw, 36vw';
const inFile = '(min-width: 64em) 18rem, 14rem';

/**
 * The home of support. A robot's picture leads to its part of the page, which only then is shown: by the address alone, so it works
 * without JavaScript, by keyboard, and for whoever comes with a robot's own address.
 */
export function Support({ article, choose, labels, robots }: SupportModel) {
  const cards = robots.length + 1;
  const share = `${styles.ipad[columnsFor(cards, [4, 3])]} ${styles.desktop[columnsFor(cards, [7, 6, 5])]}`;
  return (
    <>
      <Section heading={article.title} intro={article.lead} headingLevel={1} className={styles.head}>
        <h2 id="robots" className={styles.choose}>
          {choose.heading}
        </h2>
        <p className={styles.chooseText}>{choose.text}</p>
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
              <p className={styles.soft}>{choose.other.text}</p>
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

/** What else support tells, topic by topic. */
function Topics({ sections }: Pick<SupportModel['article'], 'sections'>) {
  return (
    <div className={styles.topics}>
      {sections.map(({ id, title, pieces, links, contact }) => (
        <section key={id} className={styles.topic}>
          <h2 id={id} className={styles.topicTitle}>
            {title}
          </h2>
          {pieces.map(
            (piece, index) =>
              'text' in piece &&
              (piece.is === 'note' ? (
                <ArticleNote key={index}>
                  <p>{piece.text}</p>
                </ArticleNote>
              ) : (
                <p key={index}>{piece.text}</p>
              )),
          )}
          {contact && <ContactRows rows={contact} />}
          <Actions className={styles.topicLinks} actions={links} first="outline" />
        </section>
      ))}
    </div>
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
        <h2 id={`${id}-name`} className={styles.fileName}>
          {name}
        </h2>
        <p className={styles.fileLinks}>
          {place && (
            <a href={place.href} aria-label={place.ariaLabel}>
              {place.label}
            </a>
          )}
          <a href="#robots">{labels.back}</a>
        </p>
      </div>
      <div className={styles.fileBody}>
        <Manuals heading={labels.manuals} {...manuals} />
        <section className={styles.part}>
          <h3 className={styles.partTitle}>{charge.heading}</h3>
          <ol className={styles.steps}>
            {charge.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section className={styles.part}>
          <h3 className={styles.partTitle}>{labels.fixes}</h3>
          <dl className={styles.fixes}>
            {fixes.map(({ title, text }) => (
              <div key={title}>
                <dt className={styles.fixTitle}>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={styles.part}>
          <h3 className={styles.partTitle}>{labels.requests}</h3>
          <Actions actions={requests} first="outline" />
        </section>
      </div>
    </section>
  );
}

/** A robot's manuals, each a file to save. */
function Manuals({ heading, text, files, more }: SupportedRobot['manuals'] & { readonly heading: string }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{heading}</h3>
      {text !== undefined && <p>{text}</p>}
      <ul className={styles.manuals}>
        {files.map(({ label, note, href, saveAs }) => (
          <li key={href}>
            <a className={styles.manual} href={href} download={saveAs}>
              <Icon name="download" />
              <span>
                {label} <span className={styles.soft}>({note})</span>
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
    </section>
  );
}
