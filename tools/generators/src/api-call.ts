import { Mistake } from '@kinemorph/commands/mistake';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedId } from './checked.ts';
import { isReserved } from './names.ts';
import type { Planned } from './planned.ts';
import { usersOf } from './users.ts';

const folder = 'libs/api-client/src/calls';
const index = 'libs/api-client/src/index.ts';
const sandbox = 'tools/sandbox/src/api/account-api.ts';

/** Names that the files of a call use themselves. */
const used = [
  'asExample',
  'client',
  'clientOf',
  'describe',
  'envelope',
  'example',
  'expect',
  'it',
  'readAnswer',
  'startServer',
  'v',
];

/** Options of a new API call. */
export interface ApiCallOptions {
  /** Its path below the market, such as `/account/user/wish-list`. */
  readonly path: string;
  /** `GET` or `POST`. */
  readonly method: string;
  /** Names of the request's fields, and of the response's. */
  readonly sends: readonly string[];
  readonly answers: readonly string[];
}

/**
 * Returns the files of a new API call: its function, its test and its example, whose values are empty texts. Throws a
 * `Mistake` for an invalid or taken id or path, an unknown method, and an invalid name of a field.
 */
export function newApiCall(root: string, id: string, options: ApiCallOptions): Planned {
  checkId(root, id);
  checkEndpoint(root, options);
  checkFields('--sends', options.sends);
  checkFields('--answers', options.answers);
  const at = `${folder}/${id}`;
  const { method, path, sends, answers } = options;
  const example = { method, path, sends: emptyTexts(sends), answers: emptyTexts(answers) };
  const fields = sends.length + answers.length;
  return {
    changes: {
      write: new Map([
        [`${at}/${id}.ts`, call(id, options)],
        [`${at}/${id}.test.ts`, test(id, options)],
        [`${at}/example.json`, `${JSON.stringify(example, null, 2)}\n`],
      ]),
      remove: [],
    },
    left: [
      ...(fields > 0
        ? [
            `${at}/example.json: the values of its fields (${fields}), as the API's documentation shows them; calls.test.ts names those that are empty`,
            `${at}/${id}.ts: the type of each field that is not a string; its test fails until the function accepts the example`,
          ]
        : []),
      `${at}/${id}.ts: \`silent: true\`, if the caller shows the errors`,
      `import it from @kinemorph/api-client/calls/${id}; the sandbox answers with the example until ${sandbox} has code for it`,
    ],
  };
}

/**
 * Returns the changes that remove an API call. Throws a `Mistake` if it does not exist, or if other code imports it.
 */
export function removeApiCall(root: string, id: string): Planned {
  const calls = globSync('*/example.json', { cwd: join(root, folder) }).map((file) => file.split(/[\\/]/)[0] ?? '');
  if (!calls.includes(id))
    throw new Mistake(`There is no call "${id}". The calls in ${folder} are ${calls.sort().join(', ')}.`);
  const users = usersOf(root, {
    files: '{libs,apps,tools}/*/{src,e2e}/**/*.{ts,tsx}',
    isIgnored: (file) => file.startsWith(`${folder}/${id}/`),
    uses: (text) => new RegExp(`/calls/${id}(?:'|/${id}\\.ts')`).test(text),
  });
  if (users.length > 0) throw new Mistake(`${id} is still imported: take it out of ${users.join(', ')} first.`);
  return { changes: { write: new Map(), remove: [`${folder}/${id}`] }, left: [] };
}

function checkId(root: string, id: string): void {
  checkedId('call', id, 'wish-list');
  if (existsSync(join(root, folder, id)))
    throw new Mistake(`There is a call ${id}: change ${folder}/${id}, or choose another id for the new one.`);
  const name = nameOf(id);
  if (isReserved(name, used))
    throw new Mistake(`No function can be called "${name}": write more words, like ${id}-review.`);
  if (new RegExp(`\\b${name}\\b`).test(readFileSync(join(root, index), 'utf8')))
    throw new Mistake(`${index} exports the name ${name} already: choose another id.`);
}

function checkEndpoint(root: string, { method, path }: ApiCallOptions): void {
  if (method !== 'GET' && method !== 'POST')
    throw new Mistake(
      `There is no method "${method}": write --method GET or --method POST, which are those of the API.`,
    );
  if (!/^(?:\/[\w-]+)+$/.test(path))
    throw new Mistake(
      `"${path}" is no path of a call: write it from the market on, like --path /account/user/wish-list, in letters, digits, - and _.`,
    );
  const known = globSync('*/example.json', { cwd: join(root, folder) }).find((file) => {
    const other = JSON.parse(readFileSync(join(root, folder, file), 'utf8')) as ApiCallOptions;
    return other.method === method && other.path === path;
  });
  const taken = known?.split(/[\\/]/)[0];
  if (taken !== undefined)
    throw new Mistake(`${folder}/${taken} calls ${method} ${path} already: change that call, or fix --path.`);
  if (readFileSync(join(root, sandbox), 'utf8').includes(`api.${method.toLowerCase()}('${path}'`))
    throw new Mistake(
      `${sandbox} answers ${method} ${path} already, so that a function of ${index} or beside it calls it: fix --path.`,
    );
}

function checkFields(option: string, fields: readonly string[]): void {
  const wrong = fields.filter((field) => !/^[a-z]\w*$/i.test(field) || isReserved(field, used));
  if (wrong.length > 0)
    throw new Mistake(`"${wrong.join('", "')}" is no name of a field: write them like ${option} product,note.`);
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  if (twice !== undefined) throw new Mistake(`${option} names ${twice} twice: name it once.`);
}

const emptyTexts = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, '']));

/** The name of the function of a call, such as `wishList`. */
function nameOf(id: string): string {
  return id.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

function call(id: string, { method, path, sends, answers }: ApiCallOptions): string {
  const name = nameOf(id);
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const [request, what] =
    sends.length === 0
      ? ['', '']
      : [
          `, { ${sends.join(', ')} }: ${type}Request`,
          `, ${method === 'GET' ? 'params' : 'data'}: { ${sends.join(', ')} }`,
        ];
  const expression = `await client.call({ method: '${method}', path: '${path}'${what} })`;
  return `${answers.length === 0 ? '' : "import * as v from 'valibot';\n"}import type { ApiClient } from '../../api-call.ts';
${answers.length === 0 ? '' : "import { readAnswer } from '../../read-answer.ts';\n"}
${sends.length === 0 ? '' : `/** Fields of the request. */\nexport interface ${type}Request {\n${sends.map((field) => `  readonly ${field}: string;\n`).join('')}}\n\n`}${
    answers.length === 0
      ? ''
      : `const answerSchema = v.object({ ${answers.map((field) => `${field}: v.string()`).join(', ')} });

/** The response of the API. */
export type ${type}Answer = v.InferOutput<typeof answerSchema>;

`
  }/** Calls \`${method} ${path}\`. Rejects with an \`ApiError\`${answers.length === 0 ? '' : ', which is `malformed` for an answer of another shape'}. */
export async function ${name}(client: ApiClient${request}): Promise<${answers.length === 0 ? 'void' : `${type}Answer`}> {
  ${answers.length === 0 ? expression : `return readAnswer(answerSchema, ${expression})`};
}
`;
}

function test(id: string, { sends, answers }: ApiCallOptions): string {
  const name = nameOf(id);
  const expression = `${name}(clientOf(server.origin).client${sends.length === 0 ? '' : ', example.sends'})`;
  return `import { describe, expect, it } from 'vitest';
import { asExample, clientOf } from '../../testing/client.ts';
import { envelope, startServer } from '../../testing/server.ts';
import example from './example.json';
import { ${name} } from './${id}.ts';

describe('${name}', () => {
  it('sends what its example sends${answers.length === 0 ? '' : ', and reads what it answers'}', async () => {
    await using server = await startServer(envelope(2000, 'success', example.answers));
    ${answers.length === 0 ? `await ${expression}` : `expect(await ${expression}).toEqual(example.answers)`};
    const { method, path, sends } = example;
    expect(asExample(server.seen[0])).toEqual({ method, path, sends });
  });
${
  answers.length === 0
    ? ''
    : `
  it.each(Object.keys(example.answers))('rejects an answer without %s', async (field) => {
    const rest = Object.fromEntries(Object.entries(example.answers).filter(([key]) => key !== field));
    await using server = await startServer(envelope(2000, 'success', rest));
    await expect(${expression}).rejects.toMatchObject({ kind: 'malformed' });
  });
`
}
  it('passes on what the API refuses', async () => {
    await using server = await startServer(envelope(4000, 'No'));
    await expect(${expression}).rejects.toMatchObject({ kind: 'business', code: 4000 });
  });
});
`;
}
