export { startSite } from '../start/start-site.ts';
