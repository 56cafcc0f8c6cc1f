export { startSite } from './start-site.ts';
