import { TextProvider } from '@kinemorph/i18n';
import { PageProvider, type NewsletterPopupProps } from '@kinemorph/site';
import type { ComponentType } from 'react';
import { loadPage, type LoadedPage } from '../testing/screen-page.ts';
import { screenStories, type ScreenMeta, type ScreenStory } from '../testing/screen-story.tsx';
import { loadNewsletterPopup } from './load-popup.tsx';

interface Loaded {
  readonly page: LoadedPage;
  readonly Popup: ComponentType<NewsletterPopupProps>;
}

// The newsletter pop-up for new visitors of the American site, without its delay.
const meta: ScreenMeta = {
  ...screenStories('not-found'),
  title: 'Screens/Newsletter pop-up',
  tags: ['!autodocs'],
  loaders: [
    async ({ args, globals }): Promise<Loaded> => {
      const page = await loadPage(args, globals);
      return { page, Popup: await loadNewsletterPopup(page.data.locale) };
    },
  ],
  render: (_args, { loaded }) => {
    const {
      page: { data, text },
      Popup,
    } = loaded as Loaded;
    const { newsletterPopup } = data.shell;
    return (
      <PageProvider data={data}>
        <TextProvider text={text}>
          {newsletterPopup && <Popup {...newsletterPopup} onClose={() => undefined} />}
        </TextProvider>
      </PageProvider>
    );
  },
};
export default meta;

export const Asking: ScreenStory = { globals: { region: 'us', instant: '20250710T120000Z' } };
/** With an address, but without the consent. */
export const WithoutAgreement: ScreenStory = {
  globals: { region: 'us', instant: '20250710T120000Z' },
  play: () => {
    const form = document.querySelector<HTMLFormElement>('[role=dialog] form');
    const field = form?.querySelector<HTMLInputElement>('[type=email]');
    if (field) field.value = 'someone@example.com';
    form?.requestSubmit();
  },
};
