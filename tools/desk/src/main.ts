import { Mistake } from '@kinemorph/commands/mistake';
import { startDesk } from './server/start-desk.ts';
import { readSettings } from './settings.ts';

try {
  const desk = await startDesk(readSettings(process.env));
  console.log(
    `Campaign desk   ${desk.origin}\n\nIt shows and changes the files of this checkout, and never commits. Ctrl-C ends it.`,
  );
  let closing = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      void desk.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exit(1);
}
