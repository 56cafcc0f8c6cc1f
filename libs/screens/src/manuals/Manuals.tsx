import {
  Actions,
  ArticleNote,
  ButtonLink,
  ContactRows,
  DataTable,
  FeatureBlock,
  Icon,
  Section,
  Stack,
  type DataColumn,
} from '@kinemorph/ui';
import { Tabs } from '@kinemorph/ui/tabs';
import * as styles from './Manuals.css.ts';
import type { ManualRow, ManualsModel } from './model.server.ts';

/** The manuals of each machine, by series, and the links to further help. */
export function Manuals({ title, intro, tabs, columns, empty, series, software, warranty, help }: ManualsModel) {
  const list = { columns: columnsOf(columns), rowKey: ({ href }: ManualRow) => href, empty, isCaptionHidden: true };
  return (
    <>
      <Section heading={title} intro={intro} headingLevel={1}>
        {series.length > 0 ? (
          <Tabs
            label={tabs}
            tabs={series.map(({ id, label, caption, rows }) => ({
              id,
              label,
              content: <DataTable {...list} caption={caption} rows={rows} />,
            }))}
          />
        ) : (
          <DataTable {...list} caption={title} rows={[]} />
        )}
      </Section>
      <FeatureBlock {...software} variant="full" side="end" />
      <Section heading={help.heading} intro={help.intro} tone="fog">
        <div className={styles.ways}>
          <Stack space="l">
            <ContactRows rows={help.rows} />
            <Actions actions={help.actions} first="outline" />
          </Stack>
          <ArticleNote title={warranty.title} icon="shield">
            <p>
              {warranty.text} {warranty.link && <a href={warranty.link.href}>{warranty.link.label}</a>}
            </p>
          </ArticleNote>
        </div>
      </Section>
    </>
  );
}

function columnsOf({ name, size, updated, download }: ManualsModel['columns']): DataColumn<ManualRow>[] {
  return [
    { id: 'name', header: name, role: 'name', cell: (row) => row.name },
    { id: 'size', header: size, align: 'end', cell: (row) => row.size },
    { id: 'updated', header: updated, align: 'end', cell: (row) => <time dateTime={row.day}>{row.updated}</time> },
    {
      id: 'download',
      header: download,
      role: 'action',
      align: 'end',
      cell: ({ href, file, action }) => (
        <ButtonLink href={href} download={file} tone="outline" aria-label={action}>
          <Icon name="download" />
          {download}
        </ButtonLink>
      ),
    },
  ];
}
