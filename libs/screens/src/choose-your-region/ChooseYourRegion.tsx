import { useText } from '@kinemorph/i18n';
import { RegionPicker, Section } from '@kinemorph/ui';
import type en from './messages/en-US.json';
import type { ChooseYourRegionModel } from './model.server.ts';

/** Every region as a plain link. The site stores the country of a link that is pressed. */
export function ChooseYourRegion({ title, description, regions }: ChooseYourRegionModel) {
  const text = useText<keyof typeof en>();
  return (
    <Section heading={title} intro={description} headingLevel={1}>
      <RegionPicker currentLabel={text('current')} regions={regions} />
    </Section>
  );
}
