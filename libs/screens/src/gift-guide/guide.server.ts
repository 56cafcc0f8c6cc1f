import { christmas2024 } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { ModelContext } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type en from './copy/en-US.json';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));

/** Returns a text of the guide, with the facts of the region. */
export type PageText = ReturnType<typeof guideOf>['t'];

/** Returns the gift guide in a region now. Offers of the sale are shown only while it is open. */
export function guideOf(context: ModelContext) {
  const {
    clock,
    region: { id },
  } = context;
  if (!christmas2024.isIn(id))
    throw new Error(
      `${id} has no Christmas sale, which the gift guide is part of: leave it out of the page's row in site-map.ts`,
    );
  const t = copy(context);
  const facts = { opens: new Date(christmas2024.opensIn(id)), returns: new Date(christmas2024.returnsUntil[id] - 1) };
  return {
    isOn: clock.stage(christmas2024.timeline, id) !== 'before',
    t: (key: keyof typeof en, values?: Parameters<typeof t>[1]) => t(key, { ...facts, ...values }),
  };
}
