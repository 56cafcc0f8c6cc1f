import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout, without a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const bin = join(root, 'node_modules', '.bin');

/** The project's own Node, which npm installs: whatever started npm, everything runs under it. */
export const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The environment in which the project's programs find each other, and its Node first. */
export const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };

/** A program that npm installed. */
export const program = (/** @type {string} */ name) => join(bin, name);
