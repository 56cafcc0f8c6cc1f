import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { requestNumber } from './request-number.ts';
import { sendSupportRequest, type SupportRequest } from './support.ts';
import { supportKinds } from './support-rules.ts';
import { envelope, startServer } from './testing/server.ts';

const number = requestNumber(1_234_567) ?? '';
const request: SupportRequest = {
  kind: 'registrations',
  key: 'a-key-of-sixteen',
  locale: 'de-DE',
  country: 'DE',
  fields: { product: 'flagshipBumblebee', serial: 'KMFB-2507-31AP' },
  proof: { name: 'beleg.pdf', type: 'application/pdf', data: 'JVBERi0=' },
};

function clientOf(origin: string) {
  const onError = vi.fn();
  return {
    onError,
    client: createApiClient({
      baseUrl: `${origin}/euapi`,
      region: 'de',
      language: 'de-DE',
      messages: { default: 'Später' },
      onError,
    }),
  };
}

describe('a support request', () => {
  it.each(supportKinds)(
    'of the %s is posted with its fields, its key and the consent, and answered with its number',
    async (kind) => {
      await using server = await startServer(envelope(2000, 'success', { number }));
      expect(await sendSupportRequest(clientOf(server.origin).client, { ...request, kind, captcha: 'token' })).toBe(
        number,
      );
      expect(server.seen[0]).toMatchObject({
        method: 'POST',
        url: `/euapi/support/${kind}`,
        headers: { region: 'de', 'accept-language': 'de' },
      });
      expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({
        ...request.fields,
        key: request.key,
        locale: 'de-DE',
        country: 'DE',
        proof: request.proof,
        consent: true,
        captcha: 'token',
      });
    },
  );

  it.each([null, {}, { number: '' }, { number: `${number.slice(0, -1)}?` }, { number: 7 }, []])(
    'that is answered with %j has failed: nobody could name it',
    async (data) => {
      await using server = await startServer(envelope(2000, 'success', data));
      await expect(sendSupportRequest(clientOf(server.origin).client, request)).rejects.toMatchObject({
        kind: 'malformed',
      });
    },
  );

  it('that is refused shows nothing of its own [ER-3]', async () => {
    await using server = await startServer(envelope(4014, 'Keine Seriennummer'));
    const { client, onError } = clientOf(server.origin);
    await expect(sendSupportRequest(client, request)).rejects.toMatchObject({
      kind: 'business',
      code: 4014,
      msg: 'Keine Seriennummer',
    });
    expect(onError).not.toHaveBeenCalled();
  });
});
