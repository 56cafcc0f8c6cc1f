import { describe, expect, it } from 'vitest';
import { supportKinds } from '../../support-rules.ts';
import { asExample, clientOf } from '../../testing/client.ts';
import { envelope, startServer } from '../../testing/server.ts';
import example from './example.json';
import { sendSupportRequest, type SupportRequest } from './send-support-request.ts';

const { number } = example.answers;
const { product, serial, key, locale, country } = example.sends;
const request: SupportRequest = {
  kind: 'registrations',
  key,
  locale,
  country,
  fields: { product, serial },
  proof: { name: 'beleg.pdf', type: 'application/pdf', data: 'JVBERi0=' },
};

describe('a support request', () => {
  it.each(supportKinds)('of kind %s is sent with all its data, and returns its number', async (kind) => {
    await using server = await startServer(envelope(2000, 'success', { number }));
    expect(await sendSupportRequest(clientOf(server.origin).client, { ...request, kind, captcha: 'token' })).toBe(
      number,
    );
    expect(server.seen[0]?.headers).toMatchObject({ region: 'de', 'accept-language': 'de' });
    expect(asExample(server.seen[0])).toEqual({
      method: example.method,
      path: example.path.replace('registrations', kind),
      sends: { ...example.sends, proof: request.proof, captcha: 'token' },
    });
  });

  it.each([null, {}, { number: '' }, { number: `${number.slice(0, -1)}?` }, { number: 7 }, []])(
    'fails when the response contains %j instead of a valid number',
    async (data) => {
      await using server = await startServer(envelope(2000, 'success', data));
      await expect(sendSupportRequest(clientOf(server.origin).client, request)).rejects.toMatchObject({
        kind: 'malformed',
      });
    },
  );

  it('that the API rejects shows no message [ER-3]', async () => {
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
