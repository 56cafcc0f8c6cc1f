import { intlLocale } from '@kinemorph/i18n';
import { numberFormat } from '@kinemorph/i18n/formats';
import type { ModelContext } from '@kinemorph/site';

type Locale = ModelContext['region']['locale'];

const writtenKB: ReadonlySet<Locale> = new Set<Locale>(['ko-KR', 'zh-CN']);

/**
 * Returns an amount with its unit in a region's language, with a no-break space if the language has one. Intl writes a
 * plain space in German, at which a line could end, and in French a narrow one that is hardly visible. In Chinese it
 * writes centimetres in full and kilograms in Latin letters: both are in full here. In Korean and Chinese it writes kB,
 * where KB is usual.
 */
export function measureText(locale: Locale, amount: number, options: Intl.NumberFormatOptions): string {
  const inFull = locale === 'zh-CN' && options.unit === 'kilogram' && ({ unitDisplay: 'long' } as const);
  return numberFormat(intlLocale(locale), { style: 'unit', ...options, ...inFull })
    .format(amount)
    .replaceAll(/[ \u202f](?=\p{Letter})/gu, '\u00a0')
    .replace(/kB$/, writtenKB.has(locale) ? 'KB' : '$&');
}
