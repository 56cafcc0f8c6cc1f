import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bump, largest } from './compare.ts';

const line = /^['"]?([^'":\n]+)['"]?:\s*(patch|minor|major)\s*$/gm;

/** The bump that the version plans in a folder (`nx release plan`) declare for a package; none without a plan. */
export function plannedBump(folder: string, name: string): Bump | undefined {
  const plans = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : [];
  return largest(plans.flatMap((file) => bumpsIn(readFileSync(join(folder, file), 'utf8'), name)));
}

/** Returns the bumps of a package in the front matter of one plan. */
export function bumpsIn(plan: string, name: string): Bump[] {
  const head = /^---\n([^]*?)\n---/.exec(plan)?.[1] ?? '';
  return [...head.matchAll(line)].filter(([, project]) => project === name).map(([, , bump]) => bump as Bump);
}
