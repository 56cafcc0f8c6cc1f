import type { Api } from './api.ts';
import { type Bump, type Change, changesBetween, covers, largest } from './compare.ts';
import { ui } from './ui-package.ts';
import { plannedBump } from './version-plans.ts';

/** Changes without a sufficient planned bump. */
export type Unplanned = { changes: Change[]; demanded: Bump; planned: Bump | undefined };

/** Returns the changes that the version plans do not cover; undefined if they cover all. */
export function unplanned(before: Api, after: Api): Unplanned | undefined {
  const changes = changesBetween(before, after);
  const demanded = largest(changes.map(({ bump }) => bump));
  const planned = plannedBump(ui.plans, ui.name);
  return demanded && !covers(planned, demanded) ? { changes, demanded, planned } : undefined;
}

/** Returns instructions for the missing plan. */
export function advice({ changes, demanded, planned }: Unplanned): string {
  return [
    `${ui.name} promises something else than its last release did, and its version plans say ${planned ? `only "${planned}"` : 'nothing'}:`,
    ...changes.map(({ what, bump }) => `  ${bump}: ${what}`),
    `Say so in a plan: npx nx release plan ${demanded} --projects=${ui.name} --message="What its users will notice"`,
  ].join('\n');
}
