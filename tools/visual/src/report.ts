import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Group } from './causes.ts';
import { writeGroups } from './groups.ts';
import { calm } from './calm.ts';
import { packSoon, unpack } from './pictures.ts';
import type { Seen } from './run.ts';
import { acceptCommand, reason } from './summary.ts';

/** An entry of the report page, with the addresses of its pictures. */
export interface ReportItem {
  readonly story: string;
  readonly name: string;
  readonly mode: string;
  readonly outcome: Seen['outcome'];
  readonly reason: string;
  readonly command: string;
  /** The heading under which it is listed, and the command that accepts all pictures under it. */
  readonly group: string;
  readonly groupCommand: string;
  readonly before?: string;
  readonly after?: string;
  readonly difference?: string;
}

/** Number of pictures to show of stories that only moved with a change: enough to judge the others. */
const movedShown = 12;

const page = fileURLToPath(new URL('../page/', import.meta.url));

/** Writes the report page with the differences, and returns its path. */
export async function writeReport(
  groups: readonly Group<Seen>[],
  pictures: number,
  folder: string,
  everyPicture: boolean,
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const items: ReportItem[] = [];
  for (const { id, title, own, moved } of groups) {
    for (const result of own)
      items.push({ ...reportItem(result, title, id), ...(await writePictures(result, folder)) });
    for (const [index, result] of moved.entries()) {
      const shown = everyPicture || index < movedShown;
      items.push({
        ...reportItem(result, `Moved with ${title}`, `${id}+moved`),
        ...(shown ? await writePictures(result, folder) : {}),
      });
    }
  }
  await writeFile(join(folder, 'results.js'), reportData(items, pictures));
  await writeGroups(groups, folder);
  for (const file of ['index.html', 'report.css', 'report.js']) await copyFile(join(page, file), join(folder, file));
  return join(folder, 'index.html');
}

/** Returns the report's entry for a result. */
export function reportItem(result: Seen, group: string, groupId: string): ReportItem {
  const { story, name, mode, outcome } = result;
  const error = result.outcome === 'broken' ? result.error : reason(result).replace(/^: /, '');
  return {
    story,
    name,
    mode,
    outcome,
    reason: error,
    command: acceptCommand(story),
    group,
    groupCommand: acceptCommand(`group:${groupId}`),
  };
}

/** A script instead of JSON, since a page that is opened from a folder can't fetch files. */
export function reportData(items: readonly ReportItem[], pictures: number): string {
  return `globalThis.results = ${JSON.stringify({ pictures, items }).replaceAll('<', String.raw`\u003c`)};\n`;
}

async function writePictures(
  { story, mode, evidence }: Seen,
  folder: string,
): Promise<Pick<ReportItem, 'before' | 'after' | 'difference'>> {
  const written: Record<string, string> = {};
  // Calm pictures are a fraction of the browser's, and baselines are calm as well.
  const after = evidence.after && (await packSoon(calm(await unpack(evidence.after))));
  for (const [kind, picture] of Object.entries<Buffer | undefined>({ ...evidence, after })) {
    if (!picture) continue;
    written[kind] = `pictures/${story}.${mode}.${kind}.webp`;
    await writeFile(join(folder, written[kind]), picture);
  }
  return written;
}
