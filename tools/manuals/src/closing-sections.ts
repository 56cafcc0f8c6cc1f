import { brand, offices, phoneLink } from '@kinemorph/content';
import type { MessageValues, Text } from '@kinemorph/i18n';
import type { Block, Section } from './guide.ts';
import type { CopyId, Subject } from './say.ts';

/** Sentences of the copy, as steps or as a list. */
export function lines(
  say: Text<CopyId>,
): (kind: 'steps' | 'list', ids: readonly CopyId[], values?: MessageValues) => Block {
  return (kind, ids, values) => ({ kind, items: ids.map((id) => say(id, values)) });
}

/** The duration, and the condition of an authorised dealer. */
export function warranty({ say, name, warrantyYears }: Subject): Section {
  const first = say('warranty.years', { product: name, years: warrantyYears });
  return {
    heading: say('warranty'),
    blocks: [
      { kind: 'text', text: first },
      { kind: 'note', text: say('warranty.dealer') },
      { kind: 'text', text: say('warranty.not') },
    ],
  };
}

/** How to reach the company. */
export function contact({ say, region }: Subject): Section {
  const { mailboxes, hubs } = brand;
  const { phone } = offices[region.id];
  return {
    heading: say('contact'),
    blocks: [
      {
        kind: 'facts',
        rows: [
          { name: say('contact.phone'), value: phone, href: phoneLink(phone) },
          { name: say('contact.mail'), value: mailboxes.support, href: `mailto:${mailboxes.support}` },
          { name: say('contact.hub'), value: addressOf(hubs.hub), href: hubs.hub },
          { name: say('contact.studio'), value: addressOf(hubs.studio), href: hubs.studio },
        ],
      },
    ],
  };
}

/** An address as it is printed. */
export function addressOf(origin: string): string {
  return origin.replace(/^https:\/\//, '');
}
