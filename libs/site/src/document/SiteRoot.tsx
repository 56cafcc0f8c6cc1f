import './held-press.css.ts';
import './waiting-pictures.css.ts';
import { Head } from '../head/Head.tsx';
import { PageBody, type PageBodyProps } from './PageBody.tsx';

/** The whole document of a page, the same tree on the server and in the browser. */
export function SiteRoot({ data, ...rest }: PageBodyProps) {
  return (
    // Scripts that run before React set attributes of the root element.
    <html lang={data.locale} data-region={data.region} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Head {...data.head} />
      </head>
      <body data-page={data.page}>
        <PageBody data={data} {...rest} />
      </body>
    </html>
  );
}
