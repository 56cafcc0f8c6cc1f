// Run by Nx: the result of `npm run visual` depends on this commit as well as on the files.
import { fileURLToPath } from 'node:url';
import { baseCommit } from './base-commit.ts';

console.log(baseCommit(fileURLToPath(new URL('../../../', import.meta.url)), 'main') ?? 'none');
