import react from '@astrojs/react';
import { kinemorphUi } from '@kinemorph/ui/vite';
import { defineConfig } from 'astro/config';

export default defineConfig({ integrations: [react()], vite: { plugins: [kinemorphUi()] } });
