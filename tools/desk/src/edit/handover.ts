import type { Handover } from '../api.ts';
import { unifiedDiff } from './overlay.ts';

interface Change {
  readonly title: string;
  readonly at: number;
}

/** Returns a branch name and a commit message for the changes; the desk itself never commits. */
export function handover(
  changes: readonly Change[],
  files: readonly { readonly file: string; readonly before: string; readonly after: string }[],
): Handover {
  const titles = changes.map(({ title }) => title);
  const [first = ''] = titles;
  const scope = scopeOf(files.filter(({ before, after }) => before !== after).map(({ file }) => file));
  const subject = titles.length === 1 ? first : `${titles.length} changes of content`;
  return {
    branch: titles.length === 0 ? '' : `content/${slug(subject)}`,
    message:
      titles.length === 0
        ? ''
        : [`${scope}: ${subject}`, ...(titles.length > 1 ? ['', ...titles.map((title) => `- ${title}`)] : [])].join(
            '\n',
          ),
    diff: unifiedDiff(files),
    changes: changes.toReversed().map(({ title, at }) => ({ title, at })),
  };
}

/** The scope of a commit as this repository writes it: `content/campaigns`, `screens/article`, `i18n`. */
function scopeOf(files: readonly string[]): string {
  const scopes = new Set(
    files.map((file) => {
      const [, lib = '', part] = /^libs\/([\w-]+)\/(?:(?:src|messages)\/([\w-]+)\/)?/.exec(file) ?? [];
      return part === undefined ? lib : `${lib}/${part}`;
    }),
  );
  const [only] = scopes;
  return scopes.size === 1 && only ? only : 'content';
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
}
