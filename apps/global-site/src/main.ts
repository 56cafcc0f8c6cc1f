import { serveSite } from '@kinemorph/site/node';
import { dirname } from 'node:path';
import { app } from './entry.server.ts';

// The build puts this file into dist/server.
void serveSite(app, dirname(import.meta.dirname));
