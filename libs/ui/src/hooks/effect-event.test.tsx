import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { useLatest } from './effect-event.ts';

function Counter({ hear }: { hear: (count: number) => void }) {
  const [count, setCount] = useState(0);
  const report = useLatest(() => hear(count));
  useEffect(() => {
    addEventListener('report', report);
    return () => removeEventListener('report', report);
  }, [report]);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      More
    </button>
  );
}

test('with `useLatest`, an effect that runs once calls the callback of the latest render', async () => {
  const heard: number[] = [];
  const place = await show(<Counter hear={(count) => heard.push(count)} />);
  await userEvent.click(place.querySelector('button') as HTMLElement);
  dispatchEvent(new Event('report'));
  expect(heard).toEqual([1]);
});
