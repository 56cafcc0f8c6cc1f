import { readFileSync } from 'node:fs';
import { picturesOf, type Listing } from './subjects.ts';

/** The output of scenes.py: a digest of each scene of a picture or film, and of the code at that time. */
export interface Scenes {
  readonly scenes: Readonly<Record<string, readonly string[]>>;
  readonly listing: Listing;
}

export function readScenes(file: string): Scenes {
  return JSON.parse(readFileSync(file, 'utf8')) as Scenes;
}

/**
 * Returns the fingerprints to record without rendering: those of pictures that were up to date before a change of their
 * code and whose scenes it did not change. Also returns the names of pictures with changed scenes.
 */
export function unchanged(
  before: Scenes,
  after: Scenes,
  record: Readonly<Record<string, string>>,
): { same: Record<string, string>; different: string[] } {
  const now = picturesOf(after.listing);
  const then = new Map(picturesOf(before.listing).map((picture) => [picture.name, picture]));
  const same: Record<string, string> = {};
  const different: string[] = [];
  for (const { name, fingerprint } of now) {
    if (record[name] === fingerprint || record[name] !== then.get(name)?.fingerprint) continue;
    const scenes = after.scenes[name];
    const isSame = scenes !== undefined && JSON.stringify(scenes) === JSON.stringify(before.scenes[name]);
    // The settings of the camera and the lights are not part of the scene.
    const asksSame = JSON.stringify(asksOf(before, name)) === JSON.stringify(asksOf(after, name));
    if (isSame && asksSame) same[name] = fingerprint;
    else different.push(name);
  }
  return { same, different };
}

function asksOf({ listing }: Scenes, name: string): unknown {
  const [subject = '', view = ''] = name.split('/');
  return [listing.studio, listing.subjects[subject]?.views?.[view]];
}
