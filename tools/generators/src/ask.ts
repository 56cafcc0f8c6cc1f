import { input, select } from '@inquirer/prompts';
import type { Command } from 'commander';

/** Asks the user questions. */
export interface Questions {
  /** Returns the value of one of the choices. */
  choose(
    question: string,
    choices: readonly { readonly value: string; readonly description: string }[],
  ): Promise<string>;
  /** Returns the typed text, at least one character. */
  type(question: string): Promise<string>;
}

/** Asks the questions in the terminal. */
export const terminal: Questions = {
  choose: (message, choices) => select({ message, choices: [...choices] }),
  type: async (message) => (await input({ message, required: true })).trim(),
};

/**
 * Prompts for the missing arguments of a command: the kind of thing, its name, its required options and its flags.
 * Returns the arguments with the answers; arguments that already name a thing are returned unchanged.
 */
export async function complete(
  program: Command,
  [verb, kind, ...rest]: readonly string[],
  questions: Questions,
): Promise<readonly string[]> {
  const given = [verb, kind, ...rest].filter((argument) => argument !== undefined);
  const parent = program.commands.find((command) => command.name() === verb);
  if (!parent || rest.length > 0) return given;
  const chosen =
    kind ??
    (await questions.choose(
      `What shall npm run ${parent.name()} work on?`,
      parent.commands.map((command) => ({ value: command.name(), description: command.description() })),
    ));
  const command = parent.commands.find((one) => one.name() === chosen);
  if (!command) return given;
  const answers = [parent.name(), chosen, await questions.type(`${nameOf(command)} of the ${chosen}`)];
  for (const { mandatory, defaultValue, long, description, required, optional } of command.options) {
    if (!long || defaultValue !== undefined) continue;
    if (mandatory) answers.push(long, await questions.type(description));
    else if (!required && !optional && (await questions.choose(`Is it ${description}?`, yesOrNo)) === 'yes')
      answers.push(long);
  }
  return answers;
}

const yesOrNo = [
  { value: 'no', description: 'leaves it out' },
  { value: 'yes', description: 'has it' },
];

/** Returns a command's name for the name of its thing: `id`, or `Name` if it is written with capitals. */
export function nameOf(command: Command): string {
  return /<(\w+)>/.exec(command.usage())?.[1] ?? 'id';
}
