import { TextProvider } from '@kinemorph/i18n';
import { PageBody, PageProvider } from '@kinemorph/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { instants, loadPage, type LoadedPage, type StoryPage } from './screen-page.ts';
import * as styles from './screen-story.css.ts';

export type ScreenMeta = Meta<StoryPage>;
/** A story of a screen; `globals` fix its region and its instant if the story depends on them. */
export type ScreenStory = StoryObj<StoryPage>;

const overlays = { newsletterPopup: () => Promise.reject(new Error('Nothing opens over a story.')) };

/**
 * Returns the parts that all stories of a screen share: its real model, called for the toolbar's region at the
 * toolbar's instant. A `const meta` that spreads it has a comment, not a docstring: Storybook would put that into
 * parameters that replace these.
 */
export function screenStories(screen: StoryPage['screen']) {
  return {
    args: { screen },
    parameters: { layout: 'fullscreen', instants, controls: { disable: true } },
    loaders: [async ({ args, globals }) => ({ page: await loadPage(args, globals) })],
    render: ({ framed }, { loaded }) => {
      const { page } = loaded as { page: LoadedPage };
      return framed ? <FramedScreen {...page} /> : <Screen {...page} />;
    },
  } satisfies ScreenMeta;
}

/** Renders the screen alone, in its language. */
function Screen({ data, screen: Component, text }: LoadedPage) {
  return (
    <PageProvider data={data}>
      <TextProvider text={text}>
        <main lang={data.locale} className={'bar' in data.model ? styles.belowHeader : undefined}>
          <Component {...data.model} />
        </main>
      </TextProvider>
    </PageProvider>
  );
}

function FramedScreen({ data, ...rest }: LoadedPage) {
  return (
    <div lang={data.locale}>
      <PageBody data={data} overlays={overlays} {...rest} />
    </div>
  );
}
