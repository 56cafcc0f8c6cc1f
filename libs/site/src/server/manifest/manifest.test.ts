import { describe, expect, it } from 'vitest';
import { collectAssets, type Manifest } from './manifest.ts';

const manifest: Manifest = {
  'src/entry.client.ts': { file: 'assets/entry.js', isEntry: true, imports: ['_start.js'], css: ['assets/entry.css'] },
  '_start.js': { file: 'assets/start.js' },
  'src/live.ts': { file: 'assets/live.js', imports: ['_start.js', '_frame.js'] },
  '_frame.js': { file: 'assets/frame.js', imports: ['_react.js'], css: ['assets/frame.css'] },
  '_react.js': { file: 'assets/react.js' },
  '../../libs/screens/src/home/Home.tsx': {
    file: 'assets/home.js',
    imports: ['_frame.js', '_tile.js'],
    css: ['assets/home.css'],
  },
  '_tile.js': { file: 'assets/tile.js', imports: ['_loop.js'], css: ['assets/tile.css'] },
  '_loop.js': { file: 'assets/loop.js', imports: ['_tile.js'] },
  '../../libs/i18n/messages/de-DE.json': { file: 'assets/de.js' },
  'style.css': { file: 'assets/style.css' },
};
const sources = [
  'src/live.ts',
  'libs/screens/src/home/Home.tsx',
  'libs/i18n/messages/de-DE.json',
  'libs/nowhere.json',
  'style.css',
];

describe('the assets of a page', () => {
  const assets = collectAssets(manifest, 'src/entry.client.ts', sources);

  it('list imports first, so that a screen’s styles can override shared ones', () => {
    expect(assets.styles).toEqual([
      '/assets/entry.css',
      '/assets/frame.css',
      '/assets/tile.css',
      '/assets/home.css',
      '/assets/style.css',
    ]);
  });

  it('separate the entry scripts from those that are loaded later, each script once', () => {
    expect([assets.entry, ...assets.entryImports]).toEqual(['/assets/entry.js', '/assets/start.js']);
    expect(assets.scripts).toEqual([
      '/assets/react.js',
      '/assets/frame.js',
      '/assets/live.js',
      '/assets/loop.js',
      '/assets/tile.js',
      '/assets/home.js',
      '/assets/de.js',
    ]);
  });

  it('contain nothing for a source that the build merged into another file', () => {
    expect(collectAssets(manifest, 'src/entry.client.ts', ['libs/nowhere.json']).scripts).toEqual([]);
  });

  it('can’t be collected if the manifest has no entry, and the error names it', () => {
    expect(() => collectAssets({}, 'src/entry.client.ts', [])).toThrow(
      'the build\'s manifest has no "src/entry.client.ts": build the site again',
    );
  });
});
