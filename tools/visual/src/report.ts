import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Seen } from './run.ts';
import { acceptCommand, reason } from './summary.ts';

/** A result as the page shows it, with the addresses of its pictures. */
export interface ReportItem {
  readonly story: string;
  readonly name: string;
  readonly mode: string;
  readonly outcome: Seen['outcome'];
  readonly reason: string;
  readonly command: string;
  readonly before?: string;
  readonly after?: string;
  readonly difference?: string;
}

const page = fileURLToPath(new URL('../page/', import.meta.url));

/** Writes the page on which a person looks at the differences, and answers its path. */
export async function writeReport(results: readonly Seen[], folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const items: ReportItem[] = [];
  for (const result of results)
    if (result.outcome !== 'same') items.push({ ...reportItem(result), ...(await writePictures(result, folder)) });
  await writeFile(join(folder, 'results.js'), reportData(items, results.length));
  for (const file of ['index.html', 'report.css', 'report.js']) await copyFile(join(page, file), join(folder, file));
  return join(folder, 'index.html');
}

/** What the page says of a result. */
export function reportItem(result: Seen): ReportItem {
  const { story, name, mode, outcome } = result;
  const error = result.outcome === 'broken' ? result.error : reason(result).replace(/^: /, '');
  return { story, name, mode, outcome, reason: error, command: acceptCommand(story) };
}

/** A script, since a page that is opened from a folder may fetch nothing. */
export function reportData(items: readonly ReportItem[], pictures: number): string {
  return `globalThis.results = ${JSON.stringify({ pictures, items }).replaceAll('<', String.raw`\u003c`)};\n`;
}

async function writePictures(
  { story, mode, evidence }: Seen,
  folder: string,
): Promise<Pick<ReportItem, 'before' | 'after' | 'difference'>> {
  const written: Record<string, string> = {};
  for (const [kind, picture] of Object.entries(evidence) as [string, Buffer | undefined][]) {
    if (!picture) continue;
    written[kind] = `pictures/${story}.${mode}.${kind}${formatOf(picture)}`;
    await writeFile(join(folder, written[kind]), picture);
  }
  return written;
}

/** The format of a picture by its first bytes. */
function formatOf(picture: Buffer): string {
  return picture.subarray(0, 4).toString('latin1') === 'RIFF' ? '.webp' : '.png';
}
