import type { RegionId } from '@kinemorph/content';
import { localeFile, type Messages, type Text } from '@kinemorph/i18n';
import type { ModelContext } from '../../page/page.ts';
import { createPageText } from './page-text.ts';

/**
 * Returns the texts of one page, for its model: `files` is the glob of its `copy/<locale>.json`, all in one folder.
 * They stay on the server, so content that has not opened yet is in no public file. A locale without a file gives empty
 * texts.
 */
export function pageCopy<Id extends string>(
  files: Readonly<Record<string, Messages>>,
): (context: Pick<ModelContext, 'region'>) => Text<Id> {
  const [any = ''] = Object.keys(files);
  const folder = any.slice(0, any.lastIndexOf('/'));
  const texts = new Map<RegionId, Text<Id>>();
  return ({ region: { id, locale, timeZone } }) => {
    let text = texts.get(id);
    if (!text) {
      const messages = localeFile(files, folder, locale) ?? {};
      texts.set(id, (text = createPageText<Id>(locale, [messages], timeZone)));
    }
    return text;
  };
}
