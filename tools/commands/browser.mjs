import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The arguments for every Chromium: no sandbox (containers run as root), and no background requests. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Usual paths of a Chromium that is installed on the machine. */
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium to test with: KINEMORPH_BROWSER, the one that npm installed, or the machine's own. */
export async function browserPath() {
  const named = process.env['KINEMORPH_BROWSER'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`KINEMORPH_BROWSER names ${named}, which does not exist.`);
  }
  const found = hasPackagedBrowser()
    ? join(await unpackedBrowser(), 'chromium')
    : installed.find((path) => existsSync(path));
  if (found) return found;
  throw new Error('No Chromium found: install one, and name it in KINEMORPH_BROWSER.');
}

/** Options for Playwright's `launch`, also for a test runner that launches by itself. */
export async function browserLaunchOptions() {
  const executablePath = await browserPath();
  return { executablePath, args: browserArgs, env: { ...process.env, ...browserEnv(executablePath) } };
}

/**
 * Starts the browser; options are Playwright's.
 * @param {import('playwright').LaunchOptions} [options]
 */
export async function launchBrowser(options = {}) {
  const { chromium } = await import('playwright');
  const defaults = await browserLaunchOptions();
  return chromium.launch({
    ...defaults,
    ...options,
    args: [...defaults.args, ...(options.args ?? [])],
    env: { ...defaults.env, ...options.env },
  });
}

/** Returns true if the packaged Chromium runs here: it is built for Linux with glibc on x64. */
export function hasPackagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header?.glibcVersionRuntime !== undefined;
}

/** Unpacks the packaged Chromium once per version and returns its folder. Safe if several processes do so at once. */
async function unpackedBrowser() {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  /** @type {unknown} */
  const manifest = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'));
  const { version } = /** @type {{ version: string }} */ (manifest);
  const cache = join(root, 'node_modules/.cache/kinemorph');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;

  mkdirSync(cache, { recursive: true });
  const staging = mkdtempSync(join(cache, 'unpacking-'));
  try {
    // The package unpacks to the temporary folder, and its libraries only where it believes to be on Lambda.
    const unpack = `const { default: c } = await import(${JSON.stringify(pathToFileURL(entry).href)}); await c.executablePath();`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', unpack], {
      env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    writeFileSync(join(staging, 'fonts/fonts.conf'), fontsConf(folder));
    renameSync(staging, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return folder;
}

/** @param {string} folder */
function fontsConf(folder) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fonts/cache</cachedir></fontconfig>
`;
}

/**
 * Returns the environment that the packaged Chromium needs on a machine with only Node: its own libraries and fonts.
 * @param {string} executablePath
 * @returns {Record<string, string>}
 */
function browserEnv(executablePath) {
  const folder = dirname(executablePath);
  if (!existsSync(join(folder, 'al2023/lib'))) return {};
  const libraries = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return {
    ...(lacksLibraries(executablePath) && { LD_LIBRARY_PATH: libraries }),
    ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_FILE: join(folder, 'fonts/fonts.conf') }),
  };
}

/** @param {string} executablePath */
function lacksLibraries(executablePath) {
  const { status, stdout } = spawnSync('ldd', [executablePath], { encoding: 'utf8' });
  return status !== 0 || stdout.includes('not found');
}
