import { TextProvider, type Text } from '@kinemorph/i18n';
import { icon } from '@kinemorph/ui/icon';
import type { ComponentType } from 'react';
import { Head } from '../head/Head.tsx';
import { PageProvider } from './page-context.tsx';
import type { PageData } from '../page.ts';
import { Shell, type Overlays } from '../shell/Shell.tsx';

export interface SiteRootProps {
  readonly data: PageData;
  readonly screen: ComponentType<object>;
  readonly text: Text;
  readonly overlays: Overlays;
}

/** The whole document of a page, the same tree on the server and in the browser. */
export function SiteRoot({ data, screen: Screen, text, overlays }: SiteRootProps) {
  return (
    <html lang={data.locale} data-region={data.region}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0B0D10" />
        <link rel="icon" type="image/svg+xml" href={icon} />
        <Head {...data.head} />
      </head>
      <body data-page={data.page}>
        <PageProvider data={data}>
          <TextProvider text={text}>
            <Shell {...data.shell} overlays={overlays}>
              <Screen key={`${data.page} ${data.path}`} {...data.model} />
            </Shell>
          </TextProvider>
        </PageProvider>
      </body>
    </html>
  );
}
