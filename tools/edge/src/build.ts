import { buildEdge } from '@kinemorph/site/build';
import { appFolder, edgeFolder, edgeSites } from './sites.ts';

for (const site of edgeSites) await buildEdge(appFolder(site), edgeFolder(site));
