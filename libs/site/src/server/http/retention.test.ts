import { retention } from '@kinemorph/content';
import { expect, it } from 'vitest';
import { consentDays } from '../../consent/record/consent-record.ts';
import { get, madeUpSite } from '../testing/made-up-site.tsx';

it('the region cookie and the consent answer are kept for as long as the privacy policy states', async () => {
  const { handler } = madeUpSite();
  const { headers } = await get(handler, '/ssr/timestamp', { headers: { region: 'de' } });
  expect(headers.get('set-cookie')).toContain(`Max-Age=${retention.cookieDays * 24 * 60 * 60};`);
  expect(consentDays).toBe(retention.consentDays);
});
