import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newApiCall, removeApiCall } from './api-call.ts';
import { apply, formatted } from './changes.ts';
import { changed, copyOf, filesOf, here, outside } from './testing.ts';

const folder = 'libs/api-client/src/calls/wish-list';
const copy = () => copyOf('libs/api-client/src', 'tools/sandbox/src/api', '.prettierrc.json');
const options = { path: '/account/user/wish-list', method: 'POST', sends: ['product', 'note'], answers: ['count'] };

async function made(root: string, given = options): Promise<void> {
  apply(root, await formatted(root, newApiCall(root, 'wish-list', given).changes));
}

/** Creates the call inside this checkout, where its packages can be resolved, and returns its function. */
async function functionOf(given: typeof options) {
  mkdirSync(join(here, 'tools/generators/dist'), { recursive: true });
  const root = mkdtempSync(join(here, 'tools/generators/dist/call-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const file of ['libs/api-client/src/index.ts', 'tools/sandbox/src/api/account-api.ts']) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  for (const file of ['read-answer.ts', 'api-error.ts'])
    writeFileSync(
      join(root, 'libs/api-client/src', file),
      readFileSync(join(here, 'libs/api-client/src', file), 'utf8'),
    );
  await made(root, given);
  const { wishList } = (await import(join(root, folder, 'wish-list.ts'))) as {
    wishList: (client: { call: (call: object) => Promise<unknown> }, request?: object) => Promise<unknown>;
  };
  return wishList;
}

describe('new api-call', () => {
  it('writes its folder and changes no file outside it', async () => {
    const root = copy();
    const before = filesOf(root);
    await made(root);
    const touched = changed(before, filesOf(root));
    expect(outside('api-call', folder, touched)).toEqual([]);
    expect(touched).toEqual(['example.json', 'wish-list.test.ts', 'wish-list.ts'].map((file) => `${folder}/${file}`));
  });

  it.each([
    ['POST', { data: { product: 'k1', note: '' } }],
    ['GET', { params: { product: 'k1', note: '' } }],
  ])('creates a function that sends only its fields by %s and reads those of the response', async (method, sent) => {
    const wishList = await functionOf({ ...options, method });
    const seen: object[] = [];
    const answering = (answer: unknown) => ({
      call: (call: object) => {
        seen.push(call);
        return Promise.resolve(answer);
      },
    });
    const request = { product: 'k1', note: '', other: 'stays here' };
    expect(await wishList(answering({ count: '3', other: 1 }), request)).toEqual({ count: '3' });
    expect(seen).toEqual([{ method, path: options.path, ...sent }]);
    await expect(wishList(answering({ count: 3 }), request)).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('creates a function without request and response fields if none are given', async () => {
    const wishList = await functionOf({ ...options, sends: [], answers: [] });
    const seen: object[] = [];
    expect(await wishList({ call: (call) => Promise.resolve(seen.push(call)) })).toBeUndefined();
    expect(seen).toEqual([{ method: 'POST', path: options.path }]);
  });

  it('leaves the values of its example empty and reports them as left to do', () => {
    const { changes, left } = newApiCall(copy(), 'wish-list', options);
    expect(JSON.parse(changes.write.get(`${folder}/example.json`) ?? '')).toEqual({
      method: 'POST',
      path: options.path,
      sends: { product: '', note: '' },
      answers: { count: '' },
    });
    expect(left.join('\n')).toContain('the values of its fields (3)');
  });

  it.each([
    ['WishList', options, '"WishList" is no id of a call: write it like wish-list'],
    ['../wish', options, '"../wish" is no id of a call: write it like wish'],
    ['subscribe', options, 'There is a call subscribe: change libs/api-client/src/calls/subscribe'],
    ['delete', options, 'No function can be called "delete": write more words, like delete-review'],
    ['read-answer', options, 'No function can be called "readAnswer"'],
    ['log-in', options, 'libs/api-client/src/index.ts exports the name logIn already'],
    ['wish-list', { ...options, method: 'PUT' }, 'There is no method "PUT": write --method GET or --method POST'],
    ['wish-list', { ...options, path: 'account' }, '"account" is no path of a call: write it from the market on'],
    ['wish-list', { ...options, path: '/a/../b' }, '"/a/../b" is no path of a call'],
    [
      'wish-list',
      { ...options, path: '/account/user/subscribe/create' },
      'libs/api-client/src/calls/subscribe calls POST /account/user/subscribe/create already',
    ],
    [
      'wish-list',
      { ...options, path: '/account/user/profile', method: 'GET' },
      'tools/sandbox/src/api/account-api.ts answers GET /account/user/profile already',
    ],
    ['wish-list', { ...options, sends: ['a-b'] }, '"a-b" is no name of a field: write them like --sends product,note'],
    ['wish-list', { ...options, sends: ['client'] }, '"client" is no name of a field'],
    ['wish-list', { ...options, answers: ['a', 'a'] }, '--answers names a twice: name it once'],
  ])('rejects %j and explains what to do instead: %#', (id, given, said) => {
    const root = copy();
    const before = filesOf(root);
    expect(() => newApiCall(root, id, given)).toThrow(said);
    expect(changed(before, filesOf(root))).toEqual([]);
  });
});

describe('remove api-call', () => {
  it('removes everything that new created', async () => {
    const root = copy();
    const before = filesOf(root);
    await made(root);
    apply(root, removeApiCall(root, 'wish-list').changes);
    expect(changed(before, filesOf(root))).toEqual([]);
  });

  it('removes a call whose name occurs in generator examples', async () => {
    const root = copy();
    cpSync(join(here, 'tools/generators/src'), join(root, 'tools/generators/src'), { recursive: true });
    await made(root);
    expect(removeApiCall(root, 'wish-list').changes.remove).toEqual([folder]);
  });

  it('rejects an unknown call and one that is still imported, with the place', async () => {
    const root = copy();
    expect(() => removeApiCall(root, 'wish-list')).toThrow(
      'There is no call "wish-list". The calls in libs/api-client/src/calls are send-support-request, subscribe.',
    );
    await made(root);
    const user = 'libs/site/src/api/use-wishes.ts';
    mkdirSync(join(root, user, '..'), { recursive: true });
    writeFileSync(join(root, user), "import { wishList } from '@kinemorph/api-client/calls/wish-list';\n");
    expect(() => removeApiCall(root, 'wish-list')).toThrow(
      `wish-list is still imported: take it out of ${user} first.`,
    );
  });
});
