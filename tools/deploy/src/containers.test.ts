import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { siteFlags, siteMemory } from '../../../vitest.shared.ts';

// No container engine and no cluster runs here: this checks only the files.
const workspace = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFileSync(join(workspace, path), 'utf8');
const docker = read('Dockerfile');
const stage = (name: string) =>
  docker
    .split(/^(?=FROM )/m)
    .find((text) => text.startsWith('FROM ') && new RegExp(`^FROM .* AS ${name}$`, 'm').test(text)) ?? '';
const settings = new Set(
  read('libs/site/README.md')
    .match(/`[A-Z][A-Z_]+`/g)
    ?.map((name) => name.slice(1, -1)),
);

interface Service {
  readonly build?: { readonly target: string; readonly args?: { readonly SITE: string } };
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const sites = Object.entries(compose.services).filter(([, { build }]) => build?.target === 'site');

describe('image of a site', () => {
  it('runs this repository’s Node with the flags and memory of a built site, as non-root', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
    for (const name of ['build', 'site']) expect(stage(name)).toContain(`FROM node:${devDependencies.node}-`);
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(stage('site'))?.[1] ?? '[]') as string[];
    expect(command).toEqual(['node', ...siteFlags, 'main.js']);
    for (const [name, value] of Object.entries(siteMemory)) expect(stage('site')).toContain(`${name}=${value} `);
    expect(stage('site')).toMatch(/^USER 1000:1000$/m);
    expect(stage('site')).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(stage('site')).toMatch(/^HEALTHCHECK .*\\\n {2}CMD .*readyz/m);
  });

  it('sets only settings that the site knows', () => {
    const names = [...stage('site').matchAll(/([A-Z][A-Z_]+)=/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => name !== 'NODE_ENV' && !(name in siteMemory));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !settings.has(name))).toEqual([]);
  });

  it('copies only files that exist', () => {
    for (const [, path = ''] of docker.matchAll(/^COPY (?!--from)(\S+) /gm))
      expect(existsSync(join(workspace, path)), path).toBe(true);
  });
});

describe('compose.yaml', () => {
  it('has two read-only replicas of each site, without capabilities and with shared volumes', () => {
    for (const site of ['global-site', 'cn-site']) {
      const replicas = sites.filter(([, { build }]) => build?.args?.SITE === site);
      expect(replicas.length, site).toBe(2);
      expect(new Set(replicas.map(([, { volumes }]) => String(volumes))).size, site).toBe(1);
    }
    for (const [name, { read_only, cap_drop, environment = {} }] of sites) {
      expect([read_only, cap_drop], name).toEqual([true, ['ALL']]);
      expect(
        Object.keys(environment).filter((setting) => !settings.has(setting)),
        name,
      ).toEqual([]);
    }
  });

  it('names only services, stages and volumes that exist', () => {
    const names = Object.keys(compose.services);
    for (const [name, { depends_on = [], build, volumes = [] }] of Object.entries(compose.services)) {
      const dependencies = Array.isArray(depends_on) ? (depends_on as string[]) : Object.keys(depends_on);
      expect(
        dependencies.filter((one) => !names.includes(one)),
        name,
      ).toEqual([]);
      if (build) expect(stage(build.target), name).not.toBe('');
      for (const volume of volumes) {
        const [from = ''] = volume.split(':');
        expect(from.startsWith('./') ? existsSync(join(workspace, from)) : from in compose.volumes, volume).toBe(true);
      }
    }
  });

  it('uses the same replica names as Varnish, nginx and Prometheus', () => {
    const names = sites.map(([name]) => name).sort();
    const named = (text: string, pattern: RegExp) =>
      [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();
    expect(named(read('deploy/varnish/replicas.vcl'), /\.host = "([^"]+)"/g)).toEqual(names);
    expect(named(read('deploy/nginx/replicas.conf'), /server ([\w-]+):8080/g)).toEqual(names);
    expect(named(read('deploy/observability/prometheus.yml'), /'([\w-]+):9090'/g)).toEqual(names);
  });
});

interface Manifest {
  readonly kind: string;
  readonly metadata?: { readonly name: string };
  readonly spec?: Record<string, unknown>;
  readonly resources?: readonly string[];
}
const kubernetes = globSync('deploy/kubernetes/**/*.yaml', { cwd: workspace });
const manifests = kubernetes.map((path) => ({ path, manifest: parse(read(path)) as Manifest }));
const deployments = manifests.filter(({ manifest }) => manifest.kind === 'Deployment');

describe('Kubernetes manifests', () => {
  it('are each listed once, and every listed file exists', () => {
    const listed = manifests
      .filter(({ manifest }) => manifest.kind === 'Kustomization')
      .flatMap(({ path, manifest }) => (manifest.resources ?? []).map((resource) => join(dirname(path), resource)));
    for (const path of listed) expect(existsSync(join(workspace, path)), path).toBe(true);
    const files = manifests.filter(({ manifest }) => manifest.kind !== 'Kustomization').map(({ path }) => path);
    expect(listed.filter((path) => path.endsWith('.yaml')).sort()).toEqual(files.sort());
  });

  it.each(deployments)(
    '$path: selects its own pods, which run read-only and as non-root, with probes and lifecycle hooks',
    ({ manifest }) => {
      const { selector, template } = manifest.spec as {
        selector: { matchLabels: object };
        template: {
          metadata: { labels: object };
          spec: { securityContext: object; containers: readonly Record<string, unknown>[] };
        };
      };
      expect(template.metadata.labels).toMatchObject(selector.matchLabels);
      expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
      for (const container of template.spec.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(Object.keys(container)).toEqual(
          expect.arrayContaining(['readinessProbe', 'livenessProbe', 'lifecycle', 'resources']),
        );
      }
    },
  );

  it('select only pods that exist', () => {
    const labels = deployments.map(({ manifest }) =>
      JSON.stringify((manifest.spec as { template: { metadata: { labels: object } } }).template.metadata.labels),
    );
    for (const { path, manifest } of manifests) {
      const { selector, podSelector } = (manifest.spec ?? {}) as {
        selector?: { matchLabels?: object };
        podSelector?: { matchLabels: object };
      };
      const selected = podSelector?.matchLabels ?? selector?.matchLabels ?? selector;
      if (selected) expect(labels, path).toContain(JSON.stringify(selected));
    }
  });

  it('scale by a metric that operations.md lists', () => {
    const [metric] = /kinemorph_\w+/.exec(read('deploy/kubernetes/site/autoscaler.yaml')) ?? [];
    expect(read('docs/operations.md')).toContain(`| \`${metric}\` |`);
  });

  it('set only settings that the site knows', () => {
    const text = ['global-site/kustomization.yaml', 'cn-site/kustomization.yaml', 'site/deployment.yaml']
      .map((path) => read(`deploy/kubernetes/${path}`))
      .join('\n');
    const names = [...text.matchAll(/(?:- |name: )([A-Z][A-Z_]+)(?:=|,)/g)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(6);
    expect(names.filter((name) => !settings.has(name))).toEqual([]);
  });
});
