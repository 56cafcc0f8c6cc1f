import { startBuiltSite, type StartedProcess } from '@kinemorph/site/testing';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../vitest.shared.ts';

const folder = fileURLToPath(new URL('../../../deploy/observability/', import.meta.url));
const read = (name: string) => readFileSync(folder + name, 'utf8');
const alerts = read('alerts.yml');
const recorded = [...alerts.matchAll(/- record: (\S+)/g)].map(([, name]) => name ?? '');
const alertNames = [...alerts.matchAll(/- alert: (\S+)/g)].map(([, name]) => name ?? '');
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

/** The metrics that a file of rules or of a dashboard names. */
function namedMetrics(text: string): readonly string[] {
  return [...new Set(text.match(/\b(?:kinemorph|process|nodejs)(?::\w+)*[_:]\w+(?=[{\s)[]|\\?")/g))];
}

describe('rules and dashboard', () => {
  let site: StartedProcess;
  let existing: ReadonlySet<string>;
  beforeAll(async () => {
    const port = await freePort();
    site = await startBuiltSite('global-site', { ADMIN_PORT: String(port) });
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const names = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => name + part) : [name],
    );
    existing = new Set([...names, ...recorded]);
  });
  afterAll(() => site.stop());

  it.each(['alerts.yml', 'dashboard.json', 'alerts.test.yml'])(
    '%s: every metric that it names is one that a site has',
    (name) => {
      const named = namedMetrics(read(name));
      expect(named.length).toBeGreaterThan(5);
      expect(named.filter((metric) => !existing.has(metric))).toEqual([]);
    },
  );

  it('every alert: leads to what to do about it', () => {
    const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    expect(alertNames.length).toBeGreaterThan(10);
    expect(alertNames.filter((name) => !operations.includes(`\n#### ${name}\n`))).toEqual([]);
    for (const name of alertNames) expect(alerts).toContain(`runbook: docs/operations.md#${name.toLowerCase()}\n`);
  });

  it.runIf(promtool)(
    `rules${promtool ? '' : ' (not tested: apt-get install -y prometheus)'}: are read by Prometheus, and fire when they should`,
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
