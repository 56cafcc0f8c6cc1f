import { regions, type RegionId } from '@kinemorph/content';
import { loadSharedMessages, TextProvider } from '@kinemorph/i18n';
import { createText } from '@kinemorph/i18n/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { pagePath } from '../../routing/site-definition.ts';
import { ErrorScreen } from '../../shell/ErrorScreen.tsx';
import type { RendererOptions } from './render.tsx';

/** The parts of a site that its page of last resort needs. */
export type ErrorPageOptions = Pick<RendererOptions, 'site' | 'assets'>;

/** Renders the page of last resort, in the region's language: it reads no content and calls no model. */
export async function errorPage({ site, assets }: ErrorPageOptions, region: RegionId): Promise<string> {
  const { locale } = regions[region];
  const text = createText(locale, [await loadSharedMessages(locale)]);
  const { styles } = assets('not-found');
  const markup = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{text('error.title')}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main>
          <TextProvider text={text}>
            <ErrorScreen home={pagePath(site, region, '')} />
          </TextProvider>
        </main>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${markup}`;
}
