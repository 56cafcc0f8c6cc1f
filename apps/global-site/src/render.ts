import { serveRenders } from '@kinemorph/site/render-thread';
import { app } from './entry.server.ts';

void serveRenders(app);
