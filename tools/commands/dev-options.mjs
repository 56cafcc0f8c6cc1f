import { parseArgs } from 'node:util';
import { Mistake } from './mistake.mjs';

const options = /** @type {const} */ ({
  /** Shows all texts accented, longer and in brackets. */
  pseudo: { type: 'boolean', default: false },
  /** Shows the message id of each text. */
  ids: { type: 'boolean', default: false },
});

/**
 * Reads the arguments after `npm run dev --`.
 * @param {string[]} args
 */
export function readDevOptions(args) {
  const { values, tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const token of tokens) {
    const written = token.kind === 'option' ? token.rawName : token.kind === 'positional' ? token.value : '--';
    const known = token.kind === 'option' && Object.hasOwn(options, token.name) && token.value === undefined;
    if (!known)
      throw new Mistake(
        `npm run dev does not know "${written}": its options are ${Object.keys(options)
          .map((name) => `--${name}`)
          .join(', ')}, as in npm run dev -- --pseudo.`,
      );
  }
  if (values.pseudo === true && values.ids === true)
    throw new Mistake(
      "npm run dev takes --pseudo or --ids: words that are unreadable can't be found by their ids at once.",
    );
  return { pseudo: values.pseudo === true, ids: values.ids === true };
}
