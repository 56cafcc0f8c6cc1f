import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { film, films, formats, type FilmName } from './index.ts';

const folder = new URL('./', import.meta.url);
/** The limit for each file, in bytes. */
const budget = 1_200_000;

const names = Object.keys(films) as FilmName[];
const present = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(new URL(`${name}/`, folder)).map((file) => `${name}/${file}`));
const bytesOf = (file: string) => readFileSync(new URL(file, folder));

describe('the films', () => {
  it('have a file for every format, and no other files', () => {
    expect(present.sort()).toEqual(
      names.flatMap((name) => Object.keys(formats).map((format) => `${name}.${format}`)).sort(),
    );
  });

  it('keep to their size budget', () => {
    expect(present.filter((file) => bytesOf(file).length > budget)).toEqual([]);
  });

  it.each(names)('%s has the address and type of each format’s file', (name) => {
    const { sources } = film(name);
    expect(sources.map(({ src, type }) => [/\.(\w+)(?:\?|$)/.exec(src)?.[1], type])).toEqual(Object.entries(formats));
  });

  it.each(names)('%s has the codecs of its formats, no sound, and can play while it loads', (name) => {
    const mp4 = bytesOf(`${name}.mp4`);
    const at = (box: string) => mp4.indexOf(box, 0, 'latin1');
    expect(at('moov')).toBeGreaterThan(0);
    expect(at('moov')).toBeLessThan(at('mdat'));
    // The profile, its constraints and the level come after the version in the decoder's settings.
    const profile = mp4.subarray(at('avcC') + 5, at('avcC') + 8).toString('hex');
    expect(formats.mp4).toContain(`avc1.${profile}`);
    expect(at('mp4a'), 'sound').toBe(-1);
    expect(bytesOf(`${name}.webm`).includes('V_VP9')).toBe(true);
  });

  it.each(names)('%s has the listed size and duration', (name) => {
    const { width, height, seconds } = films[name];
    const mp4 = bytesOf(`${name}.mp4`);
    // Fixed-point numbers at the end of the track's header, and the duration over its scale in the film's.
    const track = mp4.indexOf('tkhd', 0, 'latin1') + 4;
    const movie = mp4.indexOf('mvhd', 0, 'latin1') + 4;
    expect([mp4.readUInt16BE(track + 76), mp4.readUInt16BE(track + 80)]).toEqual([width, height]);
    expect(mp4.readUInt32BE(movie + 16) / mp4.readUInt32BE(movie + 12)).toBeCloseTo(seconds, 1);
  });
});
