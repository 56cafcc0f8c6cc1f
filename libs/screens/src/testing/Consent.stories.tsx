import { ConsentBanner, ConsentSettings, loadConsentWords, type ConsentText } from '@kinemorph/site/consent';
import type { Decorator } from '@storybook/react-vite';
import { loadPage, type LoadedPage } from './screen-page.ts';
import { screenStories, type ScreenMeta, type ScreenStory } from './screen-story.tsx';

interface Loaded {
  readonly page: LoadedPage;
  readonly words: ConsentText;
}

const vendors = {
  tagManager: 'https://tags.kinemorph.example/tag-manager.js',
  heatMap: 'https://heat.kinemorph.example/heat-map.js',
};
const nothing = () => undefined;

// The consent question at the bottom of a page, and the detailed settings.
const meta: ScreenMeta = {
  ...screenStories('home'),
  title: 'Screens/Consent',
  tags: ['!autodocs'],
  args: { screen: 'home', vendors },
  loaders: [
    async ({ args, globals }): Promise<Loaded> => {
      const page = await loadPage(args, globals);
      return { page, words: await loadConsentWords(page.data.locale) };
    },
  ],
};
export default meta;

/** The page for a visitor who has not answered yet. */
const unanswered: Decorator = (Page, { loaded }) => {
  const { consent } = (loaded as Loaded).page.data.shell;
  return (
    <>
      {consent?.question && <ConsentBanner {...consent.question} hidden={false} />}
      <Page />
    </>
  );
};

/** With the settings open, before any answer. */
const choosing: Decorator = (Page, { loaded }) => {
  const {
    page: { data, text },
    words,
  } = loaded as Loaded;
  const { consent } = data.shell;
  return (
    <>
      <Page />
      {consent && (
        <ConsentSettings
          text={words}
          title={text('consent.settings')}
          closeLabel={text('close')}
          purposes={consent.purposes}
          isAllowed={() => consent.rule === 'notice'}
          onAnswer={nothing}
          onClose={nothing}
        />
      )}
    </>
  );
};

export const Germany: ScreenStory = { globals: { region: 'de' }, decorators: [unanswered] };
export const UnitedKingdom: ScreenStory = { globals: { region: 'uk' }, decorators: [unanswered] };
export const SettingsInGermany: ScreenStory = { globals: { region: 'de' }, decorators: [choosing] };
/** A vendor that needs no consent is on until it is turned off. */
export const SettingsInJapan: ScreenStory = { globals: { region: 'jp' }, decorators: [choosing] };
