import { christmas2024 } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { PageContext } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type en from './copy/en-US.json';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));

/** Says the guide's words, with the facts of the region at hand. */
export type Say = ReturnType<typeof guideOf>['say'];

/** The guide as a region has it now. What the sale gives is told while it gives it. */
export function guideOf(context: PageContext) {
  const {
    clock,
    region: { id },
  } = context;
  if (!christmas2024.isIn(id))
    throw new Error(
      `${id} has no Christmas sale, which the gift guide is part of: leave it out of the page's row in site-map.ts`,
    );
  const say = copy(context);
  const facts = { opens: new Date(christmas2024.opensIn(id)), returns: new Date(christmas2024.returnsUntil[id] - 1) };
  return {
    isOn: clock.stage(christmas2024.timeline, id) !== 'before',
    say: (key: keyof typeof en, values?: Parameters<typeof say>[1]) => say(key, { ...facts, ...values }),
  };
}
