import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/sandbox.ts';
import { temporaryFile } from '../testing/temporary-file.ts';

const create = '/account/user/subscribe/create';
const ada = { email: 'ada@example.com', source: 'home', locale: 'en-US' };

describe('subscribing [AP-5]', () => {
  it('returns success with an empty object, and adds the address to the list', async () => {
    await using sandbox = await testSandbox();
    expect(await sandbox.post(`/usapi${create}`, ada)).toEqual({
      status: 200,
      json: { code: 2000, msg: 'success', data: {} },
    });
    expect(await sandbox.get('/__sandbox/subscribers')).toEqual({
      subscribers: [{ market: 'us', ...ada, subscribedAt: expect.stringMatching(/^\d{4}-.*Z$/) }],
    });
  });

  it('accepts an address once for each source and market, regardless of case and spaces', async () => {
    await using sandbox = await testSandbox();
    const codeOf = async (path: string, data: object) => (await sandbox.post(path + create, data)).json['code'];
    expect(await codeOf('/usapi', ada)).toBe(2000);
    expect(await codeOf('/usapi', ada)).toBe(4009);
    expect(await codeOf('/usapi', { ...ada, email: ' ADA@Example.com ' })).toBe(4009);
    expect(await codeOf('/usapi', { ...ada, source: 'black-friday-2024' })).toBe(2000);
    expect(await codeOf('/euapi', { ...ada, locale: 'fr-FR' })).toBe(2000);
    expect(await codeOf('/cnapi', { ...ada, locale: 'zh-CN' })).toBe(2000);
    expect((await sandbox.get('/__sandbox/subscribers'))['subscribers']).toHaveLength(4);
  });

  it('accepts only one of many equal requests at once', async () => {
    await using sandbox = await testSandbox();
    const answers = await Promise.all(Array.from({ length: 20 }, () => sandbox.post(`/usapi${create}`, ada)));
    expect(answers.filter(({ json }) => json['code'] === 2000)).toHaveLength(1);
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    `${'a'.repeat(250)}@example.com`,
    null,
    7,
    {},
    undefined,
  ])('rejects the address %j', async (email) => {
    await using sandbox = await testSandbox();
    expect(await sandbox.post(`/euapi${create}`, { ...ada, email })).toMatchObject({
      status: 200,
      json: { code: 4001, data: null },
    });
    expect(await sandbox.get('/__sandbox/subscribers')).toEqual({ subscribers: [] });
  });

  it.each([
    ['broken JSON', '{"email":'],
    ['no body', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['no source', JSON.stringify({ ...ada, source: undefined })],
    ['an empty source', JSON.stringify({ ...ada, source: ' ' })],
    ['an unknown locale', JSON.stringify({ ...ada, locale: 'en' })],
  ])('rejects %s as a bad request', async (_, body) => {
    await using sandbox = await testSandbox();
    expect(await sandbox.post(`/euapi${create}`, body)).toMatchObject({
      status: 200,
      json: { code: 4000, data: null },
    });
  });

  it.each([
    ['us', 'Please enter a valid email address'],
    ['uk', 'Please enter a valid email address'],
    ['eu', 'Please enter a valid email address'],
    ['de', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    ['fr', 'Veuillez entrer une adresse e-mail valide.'],
    ['jp', '有効なメールアドレスを入力してください。'],
    ['kr', '올바른 이메일 주소를 입력해 주세요.'],
    ['cn', '请输入有效的邮箱地址。'],
    ['nowhere', 'Please enter a valid email address'],
    ['__proto__', 'Please enter a valid email address'],
  ])('returns the error message in the language of %s [VA-1]', async (region, msg) => {
    await using sandbox = await testSandbox();
    const { json } = await sandbox.post(`/euapi${create}`, { ...ada, email: 'ada' }, { region });
    expect(json['msg']).toBe(msg);
  });

  it('returns the message in English for an English page of any region [AP-1]', async () => {
    await using sandbox = await testSandbox();
    const { json } = await sandbox.post(
      `/euapi${create}`,
      { ...ada, email: 'ada' },
      { region: 'de', 'accept-language': 'en' },
    );
    expect(json['msg']).toBe('Please enter a valid email address');
  });

  it('is still listed after a restart', async () => {
    using temporary = temporaryFile();
    {
      await using sandbox = await testSandbox({ db: temporary.file });
      await sandbox.post(`/usapi${create}`, ada);
    }
    await using sandbox = await testSandbox({ db: temporary.file });
    expect(await sandbox.get('/__sandbox/subscribers')).toMatchObject({ subscribers: [ada] });
    expect((await sandbox.post(`/usapi${create}`, ada)).json['code']).toBe(4009);
  });
});

describe('the account API [ER-1]', () => {
  it.each(['/usapi', '/euapi', '/cnapi'])('returns an envelope for unknown paths under %s [AP-2]', async (prefix) => {
    await using sandbox = await testSandbox();
    for (const path of ['', '/', '/account', '/account/user/register_or_login', create]) {
      const answer = await sandbox.ask(prefix + path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ code: 4004, msg: expect.any(String), data: null });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('accepts bodies up to 64 KB and rejects larger ones', async () => {
    await using sandbox = await testSandbox();
    const bodyOf = (length: number) => JSON.stringify(ada).padEnd(length, ' ');
    expect(await sandbox.post(`/usapi${create}`, bodyOf(64 * 1024))).toMatchObject({
      status: 200,
      json: { code: 2000 },
    });
    expect(await sandbox.post(`/usapi${create}`, bodyOf(64 * 1024 + 1))).toMatchObject({
      status: 413,
      json: { code: 4013, data: null },
    });
    expect(await sandbox.post(`/usapi${create}`, bodyOf(5 * 1024 * 1024))).toMatchObject({
      status: 413,
      json: { code: 4013 },
    });
  });

  it('rejects a body that is too large even if its length is not declared', async () => {
    await using sandbox = await testSandbox();
    const body = new Blob(['x'.repeat(70 * 1024)]).stream();
    const answer = await sandbox.ask(`/usapi${create}`, { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 4013 });
  });
});
