import { describe, expect, it, vi } from 'vitest';
import type { ServerScreen } from '../model/page-data.ts';
import { createScreenLoader } from './screen-loader.ts';

const Screen = () => null;
const loader = (home: Partial<ServerScreen>) =>
  createScreenLoader({
    home: { load: () => Promise.resolve(Screen), messages: () => Promise.resolve({}), ...home },
  } as unknown as Parameters<typeof createScreenLoader>[0]);

describe('screen loader', () => {
  it('screen: has its code and its messages, including those that all screens share', async () => {
    const load = loader({ messages: (locale) => Promise.resolve({ hello: `Hello ${locale}` }) });
    const { Screen: loaded, text } = await load('home', 'de-DE');
    expect(loaded).toBe(Screen);
    expect([text('hello'), text('error.title')]).toEqual(['Hello de-DE', expect.stringMatching(/./)]);
  });

  it('screen: is loaded once for each locale', async () => {
    const messages = vi.fn(() => Promise.resolve({}));
    const load = loader({ messages });
    const [first, second, other] = [
      await load('home', 'de-DE'),
      await load('home', 'de-DE'),
      await load('home', 'fr-FR'),
    ];
    expect(second).toBe(first);
    expect(other).not.toBe(first);
    expect(messages.mock.calls).toEqual([['de-DE'], ['fr-FR']]);
  });

  it('screen that failed to load: is loaded again', async () => {
    let fails = true;
    const load = loader({ load: () => (fails ? Promise.reject(new Error('no such chunk')) : Promise.resolve(Screen)) });
    await expect(load('home', 'de-DE')).rejects.toThrow('no such chunk');
    fails = false;
    expect((await load('home', 'de-DE')).Screen).toBe(Screen);
  });
});
