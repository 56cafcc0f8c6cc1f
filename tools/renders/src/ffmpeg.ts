import { run, type Program } from './program.ts';

const program: Program = {
  command: 'ffmpeg',
  setting: 'FFMPEG',
  need: 'ffmpeg is needed to make films',
  install: {
    linux: 'sudo apt-get install -y --no-install-recommends ffmpeg',
    darwin: 'brew install ffmpeg',
    win32: 'winget install Gyan.FFmpeg',
  },
  site: 'https://ffmpeg.org/download.html',
};

/** Runs ffmpeg, which only films need. */
export async function ffmpeg(...args: string[]): Promise<void> {
  const { code, output } = await run(program, ['-v', 'error', '-y', ...args]);
  if (code !== 0) throw new Error(`ffmpeg: ${output.trim()}`);
}
