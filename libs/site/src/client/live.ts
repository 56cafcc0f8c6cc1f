export { createRunPage, type BrowserApp } from './live-page.tsx';
