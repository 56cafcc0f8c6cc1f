import { describe, expect, it } from 'vitest';
import { filesOfStrip, joinFrames } from './strip.ts';
import { namesOf } from './subjects.ts';

describe('a strip', () => {
  it('is one file with the number of frames, the length of each, and the frames', () => {
    const frames = [Buffer.from('first'), Buffer.from('2nd'), Buffer.from('and the last')];
    const file = joinFrames(frames);
    const count = file.readUInt32LE(0);
    const lengths = Array.from({ length: count }, (_, index) => file.readUInt32LE(4 + 4 * index));
    expect(lengths).toEqual(frames.map(({ length }) => length));
    expect(file.subarray(4 + 4 * count)).toEqual(Buffer.concat(frames));
  });

  it('has a file for phones and one for other screens', () => {
    expect(filesOfStrip('solid-change/scroll')).toEqual([
      'solid-change/scroll-wide.strip',
      'solid-change/scroll-narrow.strip',
    ]);
  });

  it('has three stills and, if requested, a loop; a film without scrubbing has neither', () => {
    const film = {
      name: 'solid-change/scroll',
      subject: 'solid-change',
      film: { frames: 48, rate: 24, scrubbed: true },
    };
    expect(namesOf(film)).toEqual([
      'solid-change/scroll',
      'solid-change/first',
      'solid-change/half',
      'solid-change/last',
    ]);
    expect(namesOf({ ...film, film: { ...film.film, looped: true } })).toContain('solid-change/loop');
    expect(namesOf({ ...film, film: { frames: 48, rate: 24 } })).toEqual(['solid-change/scroll']);
  });
});
