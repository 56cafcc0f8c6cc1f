import { ButtonLink, DataTable, Icon, Picture, type DataColumn } from '@kinemorph/ui';
import * as styles from './Parts.css.ts';
import type { SectionParts, TableRow } from '../sections/article-parts.ts';

const inBody = '(min-width: 64em) 42rem, 100vw';
const inTwo = '(min-width: 48em) 21rem, 100vw';

/** What a section shows besides its words and rows of facts. */
export function ArticleParts({ picture, events, cards, releases, table, files }: Omit<SectionParts, 'links' | 'rows'>) {
  return (
    <>
      {picture && (
        <div className={styles.figure}>
          <Picture picture={picture} sizes={inBody} imageClass={styles.figureImage} />
        </div>
      )}
      {cards && <Cards cards={cards} />}
      {events && (
        <ol className={styles.events}>
          {events.map(({ time, event, text }) => (
            <li key={event} className={styles.event}>
              <p className={styles.eventTime}>{time}</p>
              <div>
                <p className={styles.eventName}>{event}</p>
                <p className={styles.eventText}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {releases && <Releases releases={releases} />}
      {table && <Table {...table} />}
      {files && (
        <ul className={styles.files}>
          {files.map(({ label, note, href, saveAs }) => (
            <li key={href} className={styles.file}>
              <ButtonLink href={href} download={saveAs} tone="outline">
                <Icon name="download" />
                {label}
              </ButtonLink>
              <span className={styles.fileNote}>{note}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Cards({ cards }: Required<Pick<SectionParts, 'cards'>>) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, text, picture, date, href }) => (
        <li key={title} className={styles.card}>
          <Picture picture={picture} sizes={inTwo} className={styles.figure} imageClass={styles.cardImage} />
          {date && (
            <p className={styles.cardDate}>
              <time dateTime={date.machine}>{date.text}</time>
            </p>
          )}
          <h3>
            {href === undefined ? (
              title
            ) : (
              <a className={styles.cardLink} href={href}>
                {title}
              </a>
            )}
          </h3>
          <p className={styles.cardText}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Releases({ releases }: Required<Pick<SectionParts, 'releases'>>) {
  return (
    <ul className={styles.releases}>
      {releases.map(({ title, icon, facts, link }) => (
        <li key={title} className={styles.release}>
          <h3 className={styles.releaseName}>
            <Icon name={icon} />
            {title}
          </h3>
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt className={styles.factName}>{label}</dt>
                <dd className={styles.factValue}>{value}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={link.href} external={link.external} tone="outline" aria-label={link.name}>
            {link.label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function Table({ caption, columns, rows }: NonNullable<SectionParts['table']>) {
  const cells = columns.map(({ id, label }, index): DataColumn<TableRow> => ({
    id,
    header: label,
    role: index === 0 ? 'name' : 'value',
    cell: ({ cells: words, file }) =>
      index === 0 && file ? (
        <a className={styles.tableFile} href={file.href} download={file.saveAs}>
          <Icon name="download" />
          {words[id]}
        </a>
      ) : (
        words[id]
      ),
  }));
  return (
    <DataTable
      className={styles.table}
      caption={caption}
      isCaptionHidden
      columns={cells}
      rows={rows}
      rowKey={({ key }) => key}
      empty={null}
    />
  );
}
