import { fileURLToPath } from 'node:url';
import { writeLists } from './lists.ts';

// npm runs this after it has installed, so that an editor knows the ids of a fresh clone.
writeLists(fileURLToPath(new URL('../../..', import.meta.url)));
