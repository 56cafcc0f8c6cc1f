import { TextProvider, type Text } from '@kinemorph/i18n';
import type { ComponentType } from 'react';
import { PageProvider } from './page-context.tsx';
import type { PageData } from '../page.ts';
import { Shell, type Overlays } from '../shell/Shell.tsx';

export interface PageBodyProps {
  readonly data: PageData;
  readonly screen: ComponentType<object>;
  readonly text: Text;
  readonly overlays: Overlays;
}

/** All that a visitor sees of a page: the screen in its frame. */
export function PageBody({ data, screen: Screen, text, overlays }: PageBodyProps) {
  return (
    <PageProvider data={data}>
      <TextProvider text={text}>
        <Shell {...data.shell} overlays={overlays}>
          <Screen key={`${data.page} ${data.path}`} {...data.model} />
        </Shell>
      </TextProvider>
    </PageProvider>
  );
}
