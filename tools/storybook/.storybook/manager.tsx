// The manager provides its own React, and only under this name.
/** @jsxRuntime classic */
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { InstantTool } from './instant/InstantTool.tsx';
import { storybook } from './theme.ts';

addons.setConfig({ theme: storybook, sidebar: { showRoots: true } });

addons.register('kinemorph/instant', () => {
  addons.add('kinemorph/instant/tool', {
    type: types.TOOL,
    title: 'Instant',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <InstantTool />,
  });
});
