import { Mistake } from '@kinemorph/commands/mistake';
import { complete, terminal } from './ask.ts';
import { program } from './program.ts';

const args = process.argv.slice(2);

try {
  const commands = program();
  // Without a terminal there are no prompts: the command reports missing arguments.
  await commands.parseAsync(process.stdin.isTTY ? await complete(commands, args, terminal) : args, { from: 'user' });
} catch (error) {
  if (error instanceof Mistake) {
    console.error(error.message);
    process.exitCode = 1;
  } else if (error instanceof Error && error.name === 'ExitPromptError') {
    // Ctrl+C at a question.
    process.exitCode = 130;
  } else throw error;
}
