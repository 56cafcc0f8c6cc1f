import { describe, expect, it, vi } from 'vitest';
import { createScreens, type ScreenTable } from './screens.ts';

const Home = () => null;
const AboutUs = () => null;
const table = { home: async () => Home, 'about-us': async () => AboutUs } as unknown as ScreenTable;
const scriptThatExports = (name: string) => `data:text/javascript,export const ${name} = () => 'own'`;

describe('the screens of a page', () => {
  it('load the page’s own screen from the script in the document, without the table of all screens', async () => {
    const loadTable = vi.fn(async () => table);
    const screens = createScreens(loadTable, { id: 'about-us', script: scriptThatExports('AboutUs') });
    const own = (await screens.load('about-us')) as () => unknown;
    expect(own()).toBe('own');
    expect(loadTable).not.toHaveBeenCalled();
  });

  it('load another screen from the table', async () => {
    const screens = createScreens(async () => table, { id: 'about-us', script: scriptThatExports('AboutUs') });
    expect(await screens.load('home')).toBe(Home);
  });

  it('load the page’s own screen from the table if the document names no script', async () => {
    const screens = createScreens(async () => table, { id: 'about-us', script: undefined });
    expect(await screens.load('about-us')).toBe(AboutUs);
  });

  it('throw an error with the screen’s name if a script of another build does not export it', async () => {
    const screens = createScreens(async () => table, { id: 'about-us', script: scriptThatExports('Home') });
    await expect(screens.load('about-us')).rejects.toThrow(/exports no AboutUs$/);
  });

  it('are loaded ahead by path, without an error for an unknown path or a missing table', async () => {
    const home = vi.fn(async () => Home);
    const screens = createScreens(async () => ({ ...table, home }), { id: 'about-us', script: undefined });
    screens.warm('home');
    screens.warm('constructor');
    createScreens(() => Promise.reject(new Error('gone')), { id: 'home', script: undefined }).warm('home');
    await expect.poll(() => home).toHaveBeenCalledOnce();
  });
});
