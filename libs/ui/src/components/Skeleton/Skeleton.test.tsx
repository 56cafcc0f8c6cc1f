import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { Skeleton } from './Skeleton.tsx';
import * as styles from './Skeleton.css.ts';

function emulateMotion(value: string) {
  return (cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { features: [{ name: 'prefers-reduced-motion', value }] },
  );
}

afterEach(() => emulateMotion(''));

test('a skeleton has the given number of lines, rows and cells', async () => {
  const place = await show(
    <>
      <Skeleton lines={4} />
      <Skeleton shape="table" lines={2} columns={3} />
    </>,
  );
  expect(place.querySelectorAll(`.${styles.line}`)).toHaveLength(4);
  expect(place.querySelectorAll(`.${styles.row}`)).toHaveLength(2);
  expect(place.querySelectorAll(`.${styles.cell}`)).toHaveLength(6);
});

test('a skeleton is hidden from screen readers, and receives id, class and data attributes', async () => {
  const place = await show(<Skeleton id="mine" className="own" data-test="x" />);
  expect(place.querySelector('#mine.own[data-test=x][aria-hidden=true]')).not.toBeNull();
});

test('a skeleton is animated, but not with reduced motion', async () => {
  const place = await show(<Skeleton />);
  expect(place.getAnimations({ subtree: true }).length).toBeGreaterThan(0);
  await emulateMotion('reduce');
  expect(place.getAnimations({ subtree: true })).toHaveLength(0);
});

test('the server-rendered skeleton contains no styles', async () => {
  const { renderToString } = await import('react-dom/server.browser');
  expect(renderToString(<Skeleton shape="card" />)).not.toMatch(/style[=>]/);
});
