import { defaultLocale, type Locale } from '@kinemorph/i18n/locales';
import { showsDrafts } from '../drafts.ts';
import type { Manual } from './manual.ts';

/** A manual in one language, as it is served. */
export interface ManualFile {
  readonly href: string;
  readonly bytes: number;
}

const folder = '../../dist/manuals';
const urls = import.meta.glob<string>('../../dist/manuals/*.pdf', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
// A glob, since a fresh clone has none before the first build.
const sizes = import.meta.glob<Readonly<Record<string, number>>>('../../dist/manuals/sizes.json', {
  import: 'default',
  eager: true,
});

/** Returns a manual's file in a language. For the server only: a name in a public file would reveal sealed content. */
export function manualFile({ id }: Manual, locale: Locale): ManualFile {
  const nameIn = (language: Locale) => `${id}.${language}.pdf`;
  // A draft of a region has none yet: its previews link to those in the default language.
  const name =
    showsDrafts && urls[`${folder}/${nameIn(locale)}`] === undefined ? nameIn(defaultLocale) : nameIn(locale);
  const href = urls[`${folder}/${name}`];
  const bytes = sizes[`${folder}/sizes.json`]?.[name];
  if (href === undefined || bytes === undefined)
    throw new Error(`the manual ${name} is not made yet: run npx nx build @kinemorph/manuals`);
  return { href, bytes };
}
