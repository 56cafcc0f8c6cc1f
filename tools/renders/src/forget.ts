import { removeFilm } from './film.ts';
import { removeOthers, updateJson } from './manifest.ts';
import { places } from './places.ts';
import { removeStrip } from './strip.ts';

/** Forgets pictures, films and strips that no subject describes any more. */
export function forget(names: readonly string[]): void {
  for (const name of names) {
    removeOthers(name, []);
    removeFilm(name);
    removeStrip(name);
  }
  const lists = [places.manifest, places.filmManifest, places.stripManifest, places.record];
  for (const file of lists) updateJson(file, (record) => names.forEach((name) => Reflect.deleteProperty(record, name)));
}
