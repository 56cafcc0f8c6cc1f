import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs that drive Firefox and WebKit, each by its path. */
export interface Programs {
  readonly firefox: string;
  readonly webkitDriver: string;
  readonly miniBrowser: string;
  readonly xvfb: string;
}

/**
 * The paths of each program, and the Debian package that contains it. A name without a slash is searched for in PATH.
 */
const places: Readonly<Record<keyof Programs, { readonly paths: readonly string[]; readonly package: string }>> = {
  firefox: { paths: ['firefox-esr'], package: 'firefox-esr' },
  webkitDriver: { paths: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  miniBrowser: {
    paths: ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    package: 'webkit2gtk-driver',
  },
  xvfb: { paths: ['Xvfb'], package: 'xvfb' },
};

/** Returns the path of each program, or the Debian packages to install if one is missing. */
export function findPrograms(
  searchPath = process.env['PATH'] ?? '',
  isProgram: (path: string) => boolean = canRun,
): { readonly programs: Programs } | { readonly missing: readonly string[] } {
  const found = Object.entries(places).map(([name, { paths, package: brought }]) => {
    const candidates = paths.flatMap((path) =>
      path.startsWith('/') ? [path] : searchPath.split(delimiter).map((folder) => join(folder, path)),
    );
    return { name, brought, path: candidates.find(isProgram) };
  });
  const missing = [...new Set(found.flatMap(({ path, brought }) => (path === undefined ? [brought] : [])))];
  if (missing.length > 0) return { missing };
  return { programs: Object.fromEntries(found.map(({ name, path }) => [name, path])) as unknown as Programs };
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
