import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const libs = fileURLToPath(new URL('../../../libs', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [`${libs}/ui/src/**/*.stories.tsx`, `${libs}/screens/src/**/*.stories.tsx`],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: vite => ({ ...vite, plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()] }),
};

export default config;
