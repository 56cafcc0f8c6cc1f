export { startSite, type BrowserApp } from './start-site.tsx';
