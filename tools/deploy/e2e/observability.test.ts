import { startBuiltSite, type StartedProcess } from '@kinemorph/site/testing';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../vitest.shared.ts';

const folder = fileURLToPath(new URL('../../../deploy/observability/', import.meta.url));
const read = (name: string) => readFileSync(folder + name, 'utf8');
const alerts = read('alerts.yml');
const recorded = [...alerts.matchAll(/- record: (\S+)/g)].map(([, name]) => name ?? '');
const alertNames = [...alerts.matchAll(/- alert: (\S+)/g)].map(([, name]) => name ?? '');
const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
const objectivesText = operations.split('\n### Service level objectives\n')[1]?.split('\n### ')[0] ?? '';
/** The queries of the service level objectives. */
const objectives = (objectivesText.split('```')[1] ?? '')
  .split(/^# (.+)$/m)
  .slice(1)
  .flatMap((part, index, parts) => (index % 2 === 0 ? [{ name: part, query: (parts[index + 1] ?? '').trim() }] : []));
const promtool = isInstalled('promtool');
if (!promtool)
  console.warn(
    'Not tested: the rules of Prometheus, whose promtool is not on this machine (apt-get install -y prometheus)',
  );

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Seconds before the menu changes on every page of the region us. */
const beforeBoundary = '2025-03-27T08:59:57Z';

/** The metrics that a file of rules or of a dashboard names. */
function namedMetrics(text: string): readonly string[] {
  return [...new Set(text.match(/\b(?:kinemorph|process|nodejs)(?::\w+)*[_:]\w+(?=[{\s)[]|\\?")/g))];
}

describe('rules and dashboard', () => {
  let site: StartedProcess;
  let existing: ReadonlySet<string>;
  /** The buckets of histograms, as their name and upper bound. */
  let buckets: ReadonlySet<string>;
  beforeAll(async () => {
    const port = await freePort();
    site = await startBuiltSite('global-site', { ADMIN_PORT: String(port), SITE_CLOCK: beforeBoundary });
    let text = '';
    // A histogram with labels has no buckets before its first figure.
    await vi.waitFor(
      async () => {
        await fetch(`${site.origin}/us`);
        text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
        expect(text).toContain('kinemorph_boundary_lateness_seconds_bucket{');
      },
      { timeout: 30_000, interval: 250 },
    );
    const names = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => name + part) : [name],
    );
    existing = new Set([...names, ...recorded]);
    buckets = new Set(
      [...text.matchAll(/^(\w+_bucket)\{.*?le="([^"]+)"/gm)].map(([, metric, le]) => `${metric} ${le}`),
    );
  });
  afterAll(() => site.stop());

  it.each(['alerts.yml', 'dashboard.json', 'alerts.test.yml'])('%s: names only metrics that a site exposes', (name) => {
    const named = namedMetrics(read(name));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((metric) => !existing.has(metric))).toEqual([]);
  });

  it('every alert: links to its section in operations.md', () => {
    expect(alertNames.length).toBeGreaterThan(10);
    expect(alertNames.filter((name) => !operations.includes(`\n#### ${name}\n`))).toEqual([]);
    for (const name of alertNames) expect(alerts).toContain(`runbook: docs/operations.md#${name.toLowerCase()}\n`);
  });

  it('every alert: fires in a test of the rules', () => {
    const fired = [...read('alerts.test.yml').matchAll(/alertname: (\w+)\n +exp_alerts:\n +- exp_labels/g)].map(
      ([, name]) => name,
    );
    expect(alertNames.filter((name) => !fired.includes(name))).toEqual([]);
  });

  it('service level objectives: name existing metrics, histogram buckets and alerts', () => {
    expect(objectives.map(({ query }) => query).filter((query) => namedMetrics(query).length === 0)).toEqual([]);
    for (const { query } of objectives) {
      expect(namedMetrics(query).filter((metric) => !existing.has(metric))).toEqual([]);
      for (const [, metric, le] of query.matchAll(/(\w+_bucket)\{[^}]*le="([\d.]+)"/g))
        expect(buckets).toContain(`${metric} ${le}`);
    }
    const named = objectivesText.match(/\(#(\w+)\)/g) ?? [];
    expect(named.length).toBeGreaterThanOrEqual(objectives.length);
    for (const link of named) expect(alertNames.map((name) => `(#${name.toLowerCase()})`)).toContain(link);
  });

  it.runIf(promtool)(
    `service level objectives${promtool ? '' : ' (not tested: apt-get install -y prometheus)'}: are valid Prometheus queries`,
    () => {
      const rules = objectives.map(({ query }, index) => ({ record: `slo:objective_${index}`, expr: query }));
      // Prometheus reads YAML, and JSON is valid YAML.
      const file = join(mkdtempSync(join(tmpdir(), 'objectives-')), 'objectives.yml');
      writeFileSync(file, JSON.stringify({ groups: [{ name: 'objectives', rules }] }));
      const said = execFileSync('promtool', ['check', 'rules', file]).toString();
      rmSync(dirname(file), { recursive: true });
      expect(said).toContain(`SUCCESS: ${objectives.length} rules found`);
    },
  );

  it.runIf(promtool)(
    `rules${promtool ? '' : ' (not tested: apt-get install -y prometheus)'}: are valid in Prometheus and pass their tests`,
    () => {
      expect(execFileSync('promtool', ['check', 'config', 'prometheus.yml'], { cwd: folder }).toString()).toContain(
        'SUCCESS',
      );
      expect(execFileSync('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: folder }).toString()).toContain(
        'SUCCESS',
      );
    },
  );
});
