import { siteConfig } from '@kinemorph/site/build';
import { defineConfig } from 'vite';

export default defineConfig(siteConfig());
