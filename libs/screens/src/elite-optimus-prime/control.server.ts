import type { Text } from '@kinemorph/i18n';
import type { ModelContext } from '@kinemorph/site';
import type { SpecsGroup } from '@kinemorph/ui';
import { programmingModes } from '../sections/software.server.ts';
import type en from './copy/en-US.json';

/** Returns the methods to control and program it, for the specs below its figures. */
export function controlSpecs(context: ModelContext, t: Text<keyof typeof en>): SpecsGroup {
  return {
    title: t('specs.control'),
    rows: [
      { name: t('specs.control.by'), value: t('specs.control.by.value') },
      { name: t('specs.control.modes'), value: programmingModes(context) },
      { name: t('specs.control.shared'), value: t('specs.control.shared.value') },
    ],
  };
}
