import { ButtonLink, Cluster, DataTable, Grid, Icon, Picture, Stack, Text, type DataColumn } from '@kinemorph/ui';
import * as styles from './Parts.css.ts';
import type { SectionParts, TableRow } from '../sections/article-parts.ts';

const inBody = '(min-width: 64em) 42rem, 100vw';
const inTwo = '(min-width: 48em) 21rem, 100vw';

/** Renders the content of a section besides its words and rows of facts. */
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
                <Text tone="soft">{text}</Text>
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
            <Cluster key={href} as="li" space="s" spread className={styles.file}>
              <ButtonLink href={href} download={saveAs} tone="outline">
                <Icon name="download" />
                {label}
              </ButtonLink>
              <Text as="span" size="small" tone="soft">
                {note}
              </Text>
            </Cluster>
          ))}
        </ul>
      )}
    </>
  );
}

function Cards({ cards }: Required<Pick<SectionParts, 'cards'>>) {
  return (
    <Grid as="ul" columns={{ ipad: 2 }} space="l">
      {cards.map(({ title, text, picture, date, href }) => (
        <Stack key={title} as="li" space="s" className={styles.card}>
          <Picture picture={picture} sizes={inTwo} className={styles.figure} imageClass={styles.cardImage} />
          {date && (
            <Text size="label" tone="soft">
              <time dateTime={date.machine}>{date.text}</time>
            </Text>
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
          <Text tone="soft">{text}</Text>
        </Stack>
      ))}
    </Grid>
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
