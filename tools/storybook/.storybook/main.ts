import { fileURLToPath } from 'node:url';
import { messages } from '@kinemorph/i18n/vite';
import { screens } from '@kinemorph/site/build/screens';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));
const libs = `${workspace}libs`;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../*.mdx',
    '../foundations/*.stories.tsx',
    `${libs}/ui/src/**/*.stories.tsx`,
    `${libs}/screens/src/**/*.stories.tsx`,
    `${workspace}tools/desk/src/app/stories/*.stories.tsx`,
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's own onboarding tasks, such as "Install Vitest addon", do not concern the readers of this Storybook.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // It parses the sources itself, regardless of TypeScript's version; the alternative, which uses the compiler, finds
  // no props with 6.0.
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: [
    { from: `${libs}/ui/src/theme/fonts/archivo.woff2`, to: '/archivo.woff2' },
    { from: `${libs}/ui/src/theme/favicon.svg`, to: '/favicon.svg' },
  ],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), messages(), screens(workspace), vanillaExtractPlugin()],
  }),
};

export default config;
