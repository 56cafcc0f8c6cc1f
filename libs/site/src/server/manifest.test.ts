import { describe, expect, it } from 'vitest';
import { collectAssets, type Manifest } from './manifest.ts';

const manifest: Manifest = {
  'src/entry.client.ts': { file: 'assets/entry.js', isEntry: true, imports: ['_frame.js'], css: ['assets/entry.css'] },
  '_frame.js': { file: 'assets/frame.js', imports: ['_react.js'], css: ['assets/frame.css'] },
  '_react.js': { file: 'assets/react.js' },
  '../../libs/screens/src/home/Home.tsx': { file: 'assets/home.js', imports: ['_frame.js', '_tile.js'], css: ['assets/home.css'] },
  '_tile.js': { file: 'assets/tile.js', imports: ['_loop.js'], css: ['assets/tile.css'] },
  '_loop.js': { file: 'assets/loop.js', imports: ['_tile.js'] },
  '../../libs/i18n/messages/de-DE.json': { file: 'assets/de.js' },
  'style.css': { file: 'assets/style.css' },
};
const sources = ['libs/screens/src/home/Home.tsx', 'libs/i18n/messages/de-DE.json', 'libs/nowhere.json', 'style.css'];

describe('the assets of a page', () => {
  const assets = collectAssets(manifest, 'src/entry.client.ts', sources);

  it('put imports first: a shared style stands before what overrides it', () => {
    expect(assets.styles).toEqual(['/assets/frame.css', '/assets/entry.css', '/assets/tile.css', '/assets/home.css', '/assets/style.css']);
  });

  it('preload each script once, and the entry not at all', () => {
    expect(assets.entry).toBe('/assets/entry.js');
    expect(assets.preloads).toEqual(['/assets/react.js', '/assets/frame.js', '/assets/loop.js', '/assets/tile.js', '/assets/home.js', '/assets/de.js']);
  });

  it('go without a source that the build has folded into another', () => {
    expect(collectAssets(manifest, 'src/entry.client.ts', ['libs/nowhere.json']).preloads).toEqual(['/assets/react.js', '/assets/frame.js']);
  });

  it('can’t be collected from a build without its entry, which is named', () => {
    expect(() => collectAssets({}, 'src/entry.client.ts', [])).toThrow('the build\'s manifest has no "src/entry.client.ts": build the site again');
  });
});
