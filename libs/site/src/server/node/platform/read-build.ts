import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleRulesFile, type StyleRules } from '../../render/style/style-rules.ts';
import type { Manifest } from '../../manifest/manifest.ts';

/** The files and rules of a site's build. */
export interface SiteBuild {
  /** The build's id in metrics, logs and pages. */
  readonly id: string;
  readonly manifest: Manifest;
  /** Undefined for an older build: its documents name no hashes. */
  readonly integrity: Readonly<Record<string, string>> | undefined;
  /** Undefined for an older build: its documents link to whole sheets. */
  readonly styleRules: StyleRules | undefined;
}

/**
 * Reads the id of the build in `dist`, a folder with `client` and `server`. Rejects with an error that names the fix if
 * there is no build.
 */
export async function readBuildId(dist: string): Promise<string> {
  return idOf(await readManifest(dist));
}

/** Reads the build in `dist`. Rejects as `readBuildId` does. */
export async function readBuild(dist: string): Promise<SiteBuild> {
  const manifest = await readManifest(dist);
  const optional = <T>(file: string) =>
    readFile(join(dist, 'client', file), 'utf8').then(
      (text) => JSON.parse(text) as T,
      () => undefined,
    );
  return {
    id: idOf(manifest),
    manifest: JSON.parse(manifest) as Manifest,
    integrity: await optional<Readonly<Record<string, string>>>('.vite/integrity.json'),
    styleRules: await optional<StyleRules>(styleRulesFile),
  };
}

async function readManifest(dist: string): Promise<string> {
  return readFile(join(dist, 'client/.vite/manifest.json'), 'utf8').catch(() => {
    throw new Error(`${dist} holds no built site: run \`npm start\`, which builds it`);
  });
}

function idOf(manifest: string): string {
  return createHash('sha256').update(manifest).digest('hex').slice(0, 12);
}
