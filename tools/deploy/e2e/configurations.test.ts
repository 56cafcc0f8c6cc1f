import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { isInstalled } from '../src/scale/caches.ts';

const deploy = fileURLToPath(new URL('../../../deploy/', import.meta.url));
const env = { PATH: `${process.env.PATH ?? ''}:/usr/sbin` };

interface Selector {
  readonly matchLabels?: Readonly<Record<string, string>>;
  readonly matchExpressions?: readonly { readonly key: string; readonly values: readonly string[] }[];
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly podSelector?: Selector;
    readonly selector?: Selector;
    readonly ingress?: readonly Rule[];
    readonly egress?: readonly Rule[];
    readonly template: { readonly metadata: { readonly labels: Readonly<Record<string, string>> } };
  };
}
interface Rule {
  readonly from?: readonly { readonly podSelector?: Selector }[];
  readonly to?: readonly { readonly podSelector?: Selector }[];
}
const kubectl = hasKubectl();

function hasKubectl(): boolean {
  try {
    execFileSync('kubectl', ['version', '--client'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinemorph-configuration-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('shipped configurations', () => {
  it.runIf(isInstalled('varnish')).each(['varnish', 'kubernetes/varnish'])('Varnish compiles %s', async (replicas) => {
    const text = await readFile(join(deploy, replicas, 'replicas.vcl'), 'utf8');
    // The hosts of replicas can only be resolved in their deployment.
    await writeFile(join(folder, 'replicas.vcl'), text.replaceAll(/\.host = "[^"]+"/g, '.host = "127.0.0.1"'));
    await cp(join(deploy, 'varnish/sites.vcl'), join(folder, 'sites.vcl'));
    const compiled = execFileSync(
      'varnishd',
      ['-j', 'none', '-C', '-f', join(folder, 'sites.vcl'), '-p', `vcl_path=${folder}`, '-n', join(folder, 'run')],
      { env, stdio: 'pipe', maxBuffer: 1e8 },
    );
    expect(compiled).toBeDefined();
  });

  it.runIf(isInstalled('nginx'))('nginx accepts its configuration with TLS', async () => {
    await cp(join(deploy, 'nginx'), folder, { recursive: true });
    for (const name of ['temp', 'cache', 'tls']) await mkdir(join(folder, name));
    for (const site of ['global', 'cn']) {
      execFileSync(
        'openssl',
        [
          'req',
          '-x509',
          '-newkey',
          'rsa:2048',
          '-nodes',
          '-days',
          '1',
          '-subj',
          '/CN=test',
          '-keyout',
          join(folder, `tls/${site}.key`),
          '-out',
          join(folder, `tls/${site}.crt`),
        ],
        { stdio: 'pipe' },
      );
      const file = join(folder, `listen-${site}.conf`);
      await writeFile(file, (await readFile(file, 'utf8')).replaceAll('/etc/nginx/tls', join(folder, 'tls')));
    }
    // Ports below 1024 are for administrators.
    for (const name of ['listen-global.conf', 'listen-cn.conf', 'listen-other.conf', 'plain-http.conf']) {
      const listen = join(folder, name);
      await writeFile(
        listen,
        (await readFile(listen, 'utf8')).replaceAll(/(?<=listen (?:\[::\]:)?)(80|443)\b/g, '20$1'),
      );
    }
    const file = join(folder, 'replicas.conf');
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(/server [\w-]+:8080/g, 'server 127.0.0.1:8080'));
    // Throws nginx's error message if the configuration is invalid.
    execFileSync('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], { env, stdio: 'pipe' });
  });

  it.runIf(kubectl)(
    `Kustomize combines the manifests${kubectl ? '' : ' (not tested: there is no kubectl)'}, and every selector matches pods`,
    () => {
      const documents = parseAllDocuments(
        execFileSync('kubectl', ['kustomize', join(deploy, 'kubernetes')]).toString(),
      ).map((document) => document.toJS() as Manifest);
      const pods = documents
        .filter(({ kind }) => kind === 'Deployment')
        .map(({ spec }) => spec.template.metadata.labels);
      expect(pods).toHaveLength(3);
      const finds = ({ matchLabels = {}, matchExpressions = [] }: Selector) =>
        pods.some(
          (labels) =>
            Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
            matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? '')),
        );
      for (const { kind, metadata, spec } of documents.filter((one) =>
        ['NetworkPolicy', 'PodDisruptionBudget', 'Deployment'].includes(one.kind),
      )) {
        const peers = [...(spec.ingress ?? []), ...(spec.egress ?? [])].flatMap(({ from = [], to = [] }) => [
          ...from,
          ...to,
        ]);
        const selectors = [spec.podSelector, spec.selector, ...peers.map(({ podSelector }) => podSelector)].filter(
          (selector) => selector !== undefined,
        );
        expect(selectors.length, `${kind} ${metadata.name}`).toBeGreaterThan(0);
        for (const selector of selectors)
          expect(finds(selector), `${kind} ${metadata.name}: ${JSON.stringify(selector)}`).toBe(true);
      }
    },
  );
});
