import { Mistake } from '@kinemorph/commands/mistake';
import { startSandbox } from './index.ts';
import { explainFailure, readSettings } from './settings.ts';

function fail(line: string): never {
  console.error(`sandbox: ${line}`);
  process.exit(1);
}

function settings() {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof Mistake) fail(error.message);
    throw error;
  }
}

const options = settings();
const sandbox = await startSandbox(options).catch((error: unknown) => fail(explainFailure(error, options)));
console.log(`sandbox: ready at ${sandbox.origin}`);

let closing = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (closing) return;
    closing = true;
    void sandbox.close().then(() => process.exit(0));
  });
}
