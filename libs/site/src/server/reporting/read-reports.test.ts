import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReports, type ReportType } from './read-reports.ts';

const origin = 'https://www.kinemorph.example';
const context = {
  origin,
  build: 'abc123',
  find: (path: string) => (path === '/de/manuals' ? { screen: 'manuals' as const, region: 'de' as const } : undefined),
};
const read = (type: ReportType, body: unknown) => readReports(type, JSON.stringify(body), context);
const manuals = { page: '/de/manuals', screen: 'manuals', region: 'de' };
const unknown = { page: 'unknown', screen: 'unknown', region: 'unknown' };

describe('script error', () => {
  const error = {
    kind: 'error',
    message: 'TypeError: x is undefined',
    source: `${origin}/assets/frame-Ab12.js`,
    line: 1,
    page: '/de/manuals',
    build: 'abc123',
  };

  it('is read with its message, source, page and build', () => {
    expect(read('application/json', error)).toEqual([
      {
        kind: 'error',
        message: 'TypeError: x is undefined',
        source: '/assets/frame-Ab12.js',
        line: 1,
        build: 'current',
        ...manuals,
      },
    ]);
  });

  it('unknown page or build: is not repeated in the report', () => {
    expect(read('application/json', { ...error, page: '/de/anna@example.com', build: 'evil\n' })).toEqual([
      { kind: 'error', message: error.message, source: '/assets/frame-Ab12.js', line: 1, build: 'other', ...unknown },
    ]);
  });

  it.each([
    ['chrome-extension://abcdef/content.js', 'chrome-extension:'],
    ['https://cdn.example/a/b.js?user=anna', 'https://cdn.example'],
    ['http://203.0.113.7/x.js', '<ip>'],
    [`${origin}/de/manuals?token=1#x`, '/de/manuals'],
    [`${origin}/de/anna`, 'self'],
    ['', ''],
  ])('source %s: is reported as %j', (source, report) => {
    expect(read('application/json', { ...error, source })).toEqual([expect.objectContaining({ source: report })]);
  });
});

describe('web vital', () => {
  it('is read with its value and page', () => {
    expect(read('application/json', { kind: 'vital', name: 'LCP', value: 1234, page: '/de/manuals' })).toEqual([
      { kind: 'vital', name: 'LCP', value: 1234, ...manuals },
    ]);
  });

  it.each([
    { name: 'FCP', value: 1 },
    { name: 'LCP', value: -1 },
    { name: 'LCP', value: 1e9 },
    { name: 'CLS', value: '0.1' },
    { name: 'INP', value: null },
    { name: '__proto__', value: 1 },
  ])('invalid report %j: is ignored', (more) => {
    expect(read('application/json', { kind: 'vital', page: '/de/manuals', ...more })).toEqual([]);
  });
});

describe('policy violation', () => {
  it('is read from the Reporting API and from report-uri, without the blocked URL’s path', () => {
    const modern = {
      type: 'csp-violation',
      age: 1,
      url: `${origin}/de/manuals`,
      user_agent: 'a browser',
      body: {
        documentURL: `${origin}/de/manuals?x=1`,
        blockedURL: 'https://evil.example/steal?cookie=1',
        effectiveDirective: 'script-src-elem',
        sourceFile: `${origin}/assets/frame-Ab12.js`,
        disposition: 'enforce',
        sample: 'secret',
      },
    };
    const old = {
      'csp-report': {
        'document-uri': `${origin}/de/manuals?x=1`,
        'blocked-uri': 'https://evil.example/steal?cookie=1',
        'violated-directive': "script-src-elem 'self'",
        'source-file': `${origin}/assets/frame-Ab12.js`,
      },
    };
    const expected = [
      {
        kind: 'violation',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        source: '/assets/frame-Ab12.js',
        ...manuals,
      },
    ];
    expect(read('application/reports+json', [modern])).toEqual(expected);
    expect(read('application/csp-report', old)).toEqual(expected);
  });

  it('unknown directive: is reported as other', () => {
    expect(
      read('application/csp-report', { 'csp-report': { 'effective-directive': 'made-up-1', 'blocked-uri': 'inline' } }),
    ).toEqual([{ kind: 'violation', directive: 'other', blocked: 'inline', source: '', ...unknown }]);
  });

  it('other browser reports: are ignored', () => {
    expect(read('application/reports+json', [{ type: 'deprecation', body: { id: 'x' } }])).toEqual([]);
  });
});

describe('report body', () => {
  it('with many reports: only the first 20 are read', () => {
    expect(
      read(
        'application/json',
        Array.from({ length: 100 }, () => ({ kind: 'vital', name: 'CLS', value: 0 })),
      ),
    ).toHaveLength(20);
  });

  it('with any JSON: is read without failing, and yields only known words, scrubbed text and numbers', () => {
    const keys = fc.constantFrom(
      'kind',
      'name',
      'value',
      'message',
      'source',
      'line',
      'page',
      'build',
      'csp-report',
      'type',
      'body',
      'effectiveDirective',
      'blockedURL',
      'documentURL',
      'sourceFile',
      '__proto__',
      'constructor',
    );
    const { report } = fc.letrec<{ report: unknown; leaf: unknown }>((tie) => ({
      leaf: fc.oneof(
        fc.constantFrom('error', 'vital', 'LCP', 'csp-violation', 'script-src', null),
        fc.jsonValue(),
        fc.emailAddress(),
        fc.webUrl({ withQueryParameters: true }),
        fc.string({ unit: 'binary' }),
      ),
      report: fc.oneof(
        { maxDepth: 4 },
        tie('leaf'),
        fc.array(tie('report'), { maxLength: 4 }),
        fc.dictionary(keys, tie('report')),
      ),
    }));
    fc.assert(
      fc.property(
        fc.constantFrom<ReportType>('application/json', 'application/csp-report', 'application/reports+json'),
        report,
        (type, body) => {
          for (const one of read(type, body)) {
            const { page, screen, region } = one;
            expect([page, screen, region]).toEqual(
              page === '/de/manuals' ? Object.values(manuals) : Object.values(unknown),
            );
            if (one.kind === 'error') expect(one.message).not.toMatch(/[\p{N}@\n]/u);
            if (one.kind !== 'vital') expect(one.source).not.toMatch(/[?#@\n]/);
          }
        },
      ),
      { numRuns: 2000 },
    );
    expect(Object.prototype).not.toHaveProperty('kind');
  });

  it.each(['', '{', 'undefined', '\u0000'])('with %j: is rejected as invalid JSON', (body) => {
    expect(() => readReports('application/json', body, context)).toThrow(SyntaxError);
  });
});
