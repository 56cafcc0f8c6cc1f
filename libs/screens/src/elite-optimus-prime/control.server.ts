import type { Text } from '@kinemorph/i18n';
import type { PageContext } from '@kinemorph/site';
import type { SpecsGroup } from '@kinemorph/ui';
import { programmingModes } from '../sections/software.server.ts';
import type en from './copy/en-US.json';

/** How it is told what to do, below the figures of its specs. */
export function controlSpecs(context: PageContext, say: Text<keyof typeof en>): SpecsGroup {
  return {
    title: say('specs.control'),
    rows: [
      { name: say('specs.control.by'), value: say('specs.control.by.value') },
      { name: say('specs.control.modes'), value: programmingModes(context) },
      { name: say('specs.control.shared'), value: say('specs.control.shared.value') },
    ],
  };
}
