import { useText } from '@kinemorph/i18n';
import { storeCountry } from '@kinemorph/site';
import { RegionPicker, Section } from '@kinemorph/ui';
import type en from './messages/en-US.json';
import type { ChooseYourRegionModel } from './model.server.ts';

/** Every region as a plain link; the chosen country is stored if a region serves several. */
export function ChooseYourRegion({ title, description, regions }: ChooseYourRegionModel) {
  const text = useText<keyof typeof en>();
  return (
    <Section heading={title} intro={description} headingLevel={1}>
      <RegionPicker
        // A press stores the country before it leaves the page.
        data-runs
        currentLabel={text('current')}
        regions={regions}
        onChoose={({ country }) => {
          const chosen = regions.find((region) => region.country === country);
          if (chosen) storeCountry(chosen.country);
        }}
      />
    </Section>
  );
}
