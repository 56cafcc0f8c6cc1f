import { retention } from '@kinemorph/content';
import { expect, it } from 'vitest';
import { consentDays } from '../../consent/record/consent-record.ts';
import { timestampAnswer } from '../preview/timestamp.ts';

it('the region cookie and the consent answer are kept for as long as the privacy policy states', () => {
  const cookie = timestampAnswer(0, 'de', ['us', 'de'], true).headers.get('set-cookie');
  expect(cookie).toContain(`Max-Age=${retention.cookieDays * 24 * 60 * 60};`);
  expect(consentDays).toBe(retention.consentDays);
});
