import { platform } from 'node:process';
import { run } from './program.ts';

const howToInstall: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'sudo apt-get install -y --no-install-recommends ffmpeg',
  darwin: 'brew install ffmpeg',
  win32: 'winget install Gyan.FFmpeg',
};

/** Runs ffmpeg, which only films need. */
export async function ffmpeg(...args: string[]): Promise<void> {
  const command = process.env['FFMPEG'] ?? 'ffmpeg';
  const missing = `ffmpeg is needed to make films, and “${command}” does not start.\nInstall it: ${howToInstall[platform] ?? 'https://ffmpeg.org/download.html'}\nor say where it is: FFMPEG=/path/to/ffmpeg npm run renders`;
  const { code, said } = await run(command, ['-v', 'error', '-y', ...args], missing);
  if (code !== 0) throw new Error(`ffmpeg: ${said.trim()}`);
}
