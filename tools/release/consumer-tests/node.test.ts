import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ConsumerProject, createConsumer } from '../src/consumer-project.ts';

let project: ConsumerProject;
beforeAll(() => {
  project = createConsumer('node');
});
afterAll(() => project.remove());

test('plain Node imports tokens, variables, breakpoints, theme tools, and the URLs of fonts and icons', () => {
  const said = JSON.parse(project.run(process.execPath, 'main.js')) as Record<string, unknown>;
  expect(said).toMatchObject({
    ipad: expect.any(Number) as number,
    ground: expect.stringMatching(/^var\(--/) as string,
    same: true,
    made: expect.stringContaining('--k-paper-ground: #FFFFFF;') as string,
  });
  expect(said['problems']).toContain('paper.text');
  expect(said['themes']).toContain('brand');
  expect(said['font']).toMatch(/^file:.*\.woff2$/);
  expect(said['icon']).toMatch(/^file:.*\.svg$/);
});
