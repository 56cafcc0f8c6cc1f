import { localeFile, type Messages } from '@kinemorph/i18n';
import { createText } from '@kinemorph/i18n/text';
import type { ModelContext } from '../page/page.ts';
import { purposesOf, type Vendors } from '../page/vendors.ts';
import type { ConsentModel, ConsentQuestion } from '../page/consent-model.ts';
import type { ConsentText } from './words.ts';

const files = import.meta.glob<Messages>('./messages/*.json', { import: 'default', eager: true });

/**
 * Returns the consent rules and texts of a region; undefined if no configured vendor needs consent. A page of an
 * account runs no such vendor, so it asks nothing, but its settings change the answer for the other pages.
 */
export function consentModel(
  context: Pick<ModelContext, 'region' | 'links' | 'text'>,
  vendors: Vendors,
  isPersonal = false,
): ConsentModel | undefined {
  const purposes = purposesOf(vendors);
  if (purposes.length === 0) return undefined;
  const { region, text } = context;
  return {
    rule: region.consent,
    market: region.market,
    purposes,
    settings: { title: text('consent.settings'), close: text('close') },
    ...(region.consent === 'opt-in' && !isPersonal && { question: question(context) }),
  };
}

function question({
  region: { locale },
  links,
  text,
}: Pick<ModelContext, 'region' | 'links' | 'text'>): ConsentQuestion {
  const t: ConsentText = createText(locale, [localeFile(files, './messages', locale) ?? {}]);
  const policy = links.to({ page: 'privacy-policy' });
  return {
    title: t('banner.title'),
    text: t('banner.text', { settings: text('consent.settings') }),
    ...(policy !== undefined && { policy: { label: t('banner.policy'), href: policy } }),
    reject: t('reject'),
    accept: t('accept'),
    choose: t('choose'),
  };
}
