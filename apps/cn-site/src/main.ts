import { serveSite } from '@kinemorph/site/node';
import { dirname } from 'node:path';
import { site } from './site.server.ts';

// The build puts this file into dist/server, beside `render.ts`, which runs in a separate thread.
void serveSite(site, dirname(import.meta.dirname));
