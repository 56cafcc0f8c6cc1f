import { program } from './program.ts';
import { Mistake } from './mistake.ts';

try {
  await program().parseAsync();
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
