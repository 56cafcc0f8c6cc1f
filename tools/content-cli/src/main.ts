import { Mistake } from '@kinemorph/commands/mistake';
import { program } from './program.ts';

try {
  await program().parseAsync();
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
