import { supportKinds } from '@kinemorph/api-client/support-rules';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/sandbox.ts';
import { temporaryFile } from '../testing/temporary-file.ts';

const now = () => Date.parse('2025-07-10T12:00Z');
const person = { name: 'Ada Hinge', email: 'ada@example.com', locale: 'en-US', country: 'US', consent: true };
const robot = {
  product: 'flagshipBumblebee',
  serial: 'KMFB-2507-31A4',
  purchased: '2025-07-01',
  shop: 'Kinemorph store',
};
const bodies = {
  registrations: { ...person, ...robot },
  repairs: { ...person, ...robot, fault: 'It stops half-way through its change.', phone: '+1-202-555-0150' },
  messages: { ...person, topic: 'app', message: 'The app does not find my robot.' },
  wholesale: {
    ...person,
    company: 'Hinge & Seam',
    business: 'store',
    address: '1 Seam Street, San Jose',
    phone: '+1-202-555-0150',
    message: 'Twenty of the flagship line to begin with.',
  },
} as const;
let drawn = 0;
const key = () => `a-key-drawn-by-a-form-${(drawn += 1)}`;
const fileOf = (bytes: readonly number[] | string, more: object = {}) => ({
  name: 'receipt.pdf',
  type: 'application/pdf',
  data: Buffer.from(bytes as string).toString('base64'),
  ...more,
});
const requests = async (sandbox: Awaited<ReturnType<typeof testSandbox>>) =>
  (await sandbox.get('/__sandbox/requests'))['requests'] as Record<string, unknown>[];

describe('a support request', () => {
  it.each(supportKinds)('of kind %s returns its number, and is stored', async (kind) => {
    await using sandbox = await testSandbox({ now });
    const { json } = await sandbox.post(
      `/usapi/support/${kind}`,
      { ...bodies[kind], key: key(), proof: fileOf('%PDF-1.7') },
      { region: 'us' },
    );
    expect(json).toEqual({
      code: 2000,
      msg: 'success',
      data: { number: expect.stringMatching(/^KM-[\dA-Z]{4}-[\dA-Z]{4}$/) },
    });
    const { locale, consent, ...fields } = bodies[kind];
    expect(consent).toBe(true);
    expect(await requests(sandbox)).toEqual([
      {
        ...(json['data'] as object),
        market: 'us',
        kind,
        region: 'us',
        locale,
        requestedAt: '2025-07-10T12:00:00.000Z',
        fields: expect.objectContaining(fields),
        file: { name: 'receipt.pdf', type: 'application/pdf', size: 8 },
      },
    ]);
  });

  it('that is sent twenty times with one key is stored once, with the last message', async () => {
    await using sandbox = await testSandbox({ now });
    const body = { ...bodies.messages, key: key() };
    const answers = await Promise.all(Array.from({ length: 19 }, () => sandbox.post('/euapi/support/messages', body)));
    answers.push(await sandbox.post('/euapi/support/messages', { ...body, message: 'It has found it by now.' }));
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect(await requests(sandbox)).toMatchObject([{ market: 'eu', fields: { message: 'It has found it by now.' } }]);
  });

  it('with another key, market or kind gets another number', async () => {
    await using sandbox = await testSandbox({ now });
    const [one, two] = [key(), key()];
    const numbers = [];
    for (const [path, shared] of [
      ['/usapi/support/messages', one],
      ['/usapi/support/messages', two],
      ['/cnapi/support/messages', one],
    ] as const) {
      numbers.push((await sandbox.post(path, { ...bodies.messages, key: shared })).json['data']);
    }
    numbers.push((await sandbox.post('/usapi/support/repairs', { ...bodies.repairs, key: one })).json['data']);
    expect(new Set(numbers.map((data) => JSON.stringify(data))).size).toBe(4);
  });

  it('keeps its number after a restart', async () => {
    using temporary = temporaryFile();
    const body = { ...bodies.messages, key: key() };
    const send = async () => {
      await using sandbox = await testSandbox({ now, db: temporary.file });
      return (await sandbox.post('/usapi/support/messages', body)).json;
    };
    expect(await send()).toEqual(await send());
  });

  it('accepts a serial number in any spelling, and stores it as it is printed', async () => {
    await using sandbox = await testSandbox({ now });
    await sandbox.post('/cnapi/support/registrations', {
      ...bodies.registrations,
      key: key(),
      serial: ' ｋｍｆｂ２５０７31a4 ',
    });
    expect(await requests(sandbox)).toMatchObject([{ fields: { serial: 'KMFB-2507-31A4' } }]);
  });

  it.each([
    ['no e-mail address', { email: 'ada' }, 4001],
    ['a serial number with a wrong character', { serial: 'KMFB-2507-31A5' }, 4014],
    ['no serial number', { serial: undefined }, 4014],
    ['a purchase date in the future', { purchased: '2025-07-12' }, 4016],
    ['a day that is none', { purchased: '2025-02-30' }, 4016],
    ['a date in words', { purchased: 'yesterday' }, 4016],
    ['a file that is not what it says', { proof: fileOf('<script>') }, 4015],
    ['a file of another kind', { proof: fileOf('GIF89a', { type: 'image/gif' }) }, 4015],
    ['a file that is too large', { proof: fileOf(`%PDF-${'x'.repeat(700_000)}`) }, 4015],
    ['no consent', { consent: false }, 4000],
    ['no key', { key: undefined }, 4000],
    ['a key that anybody might draw', { key: '1' }, 4000],
    ['an unknown product', { product: 'toString' }, 4000],
    ['no name', { name: ' ' }, 4000],
    ['a name without end', { name: 'a'.repeat(121) }, 4000],
    ['an unknown locale', { locale: 'xx' }, 4000],
  ])('with %s is rejected and not stored', async (_name, wrong, code) => {
    await using sandbox = await testSandbox({ now });
    const { status, json } = await sandbox.post('/usapi/support/registrations', {
      ...bodies.registrations,
      key: key(),
      ...wrong,
    });
    expect([status, json['code'], json['data']]).toEqual([200, code, null]);
    expect(await requests(sandbox)).toEqual([]);
  });

  it.each(['{"key":', '', 'null', '[]'])('with the body %j is rejected', async (body) => {
    await using sandbox = await testSandbox({ now });
    expect((await sandbox.post('/usapi/support/messages', body)).json['code']).toBe(4000);
  });

  it('is rejected with a message in the caller’s language', async () => {
    await using sandbox = await testSandbox({ now });
    const { json } = await sandbox.post(
      '/euapi/support/registrations',
      { ...bodies.registrations, key: key(), serial: 'KM' },
      { region: 'de' },
    );
    expect(json['msg']).toBe('Bitte prüfen Sie die Seriennummer: Ein Zeichen stimmt nicht.');
  });

  it('accepts files up to 700 kB, and rejects bodies above 1 MB', async () => {
    await using sandbox = await testSandbox({ now });
    const post = (more: object) => sandbox.post('/usapi/support/messages', { ...bodies.messages, key: key(), ...more });
    expect((await post({ proof: fileOf(`%PDF-${'x'.repeat(699_995)}`) })).json['code']).toBe(2000);
    expect(await post({ padding: 'x'.repeat(1024 * 1024) })).toMatchObject({ status: 413, json: { code: 4013 } });
  });

  it('is rejected when an IP address has sent too many', async () => {
    await using sandbox = await testSandbox({ now, guarding: { supportPerAddress: 2 } });
    const codes = [];
    for (let sent = 0; sent < 3; sent += 1)
      codes.push((await sandbox.post('/usapi/support/messages', { ...bodies.messages, key: key() })).json['code']);
    expect(codes).toEqual([2000, 2000, 4030]);
  });
});
