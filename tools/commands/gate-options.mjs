import { parseArgs } from 'node:util';
import { Mistake } from './mistake.mjs';

/** The targets of the gate. */
export const gateTargets = /** @type {const} */ (['lint', 'typecheck', 'test', 'build', 'e2e']);

const example = 'as in npm test -- --targets lint,typecheck --affected origin/main';

/**
 * Reads the arguments after `npm test --`.
 * @param {string[]} args `--targets` selects targets of the gate, separated by commas; `--affected <commit>` skips
 * tasks that no change since a commit can have affected
 * @returns {{ targets: readonly string[], base: string | undefined }}
 */
export function readGateOptions(args) {
  const options = /** @type {const} */ ({ targets: { type: 'string' }, affected: { type: 'string' } });
  const { values } = (() => {
    try {
      return parseArgs({ args, options });
    } catch (error) {
      throw new Mistake(
        `npm test: ${/** @type {Error} */ (error).message} Its options are --targets and --affected, ${example}.`,
      );
    }
  })();
  const targets = values.targets?.split(',') ?? gateTargets;
  for (const target of targets)
    if (!gateTargets.some((known) => known === target))
      throw new Mistake(`npm test has no target "${target}": it has ${gateTargets.join(', ')}, ${example}.`);
  return { targets, base: values.affected };
}
