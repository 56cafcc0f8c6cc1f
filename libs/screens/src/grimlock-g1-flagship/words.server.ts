import type { Messages, Text } from '@kinemorph/i18n';
import { pageCopy } from '@kinemorph/site/models';
import type en from './copy/en-US.json';

/** Returns a text of this page. */
export type PageText = Text<keyof typeof en>;

/** The copy of this page, in the language of its region. */
export const words = pageCopy<keyof typeof en>(
  import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }),
);
