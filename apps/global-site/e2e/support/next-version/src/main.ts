import { serveSite } from '@kinemorph/site/node';
import { dirname } from 'node:path';
import { site } from '../../../../src/site.server.ts';

// The build puts this file into dist/server.
void serveSite(site, dirname(import.meta.dirname));
