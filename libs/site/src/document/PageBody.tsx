import { TextProvider, type Text } from '@kinemorph/i18n';
import type { ComponentType } from 'react';
import { ArrivalContext, type Arrival } from './BelowTheFold.tsx';
import { PageProvider } from './page-context.tsx';
import type { PageData } from '../page.ts';
import type { Overlays } from '../shell/overlays.ts';
import { Shell } from '../shell/Shell.tsx';

export interface PageBodyProps {
  readonly data: PageData;
  readonly screen: ComponentType<object>;
  readonly text: Text;
  readonly overlays: Overlays;
  /** As a document, if it is not given. */
  readonly arrival?: Arrival | undefined;
}

/** All that a visitor sees of a page: the screen in its frame. */
export function PageBody({ data, screen: Screen, text, overlays, arrival = 'document' }: PageBodyProps) {
  return (
    <PageProvider data={data}>
      <TextProvider text={text}>
        <Shell {...data.shell} overlays={overlays}>
          <ArrivalContext value={arrival}>
            <Screen key={`${data.page} ${data.path}`} {...data.model} />
          </ArrivalContext>
        </Shell>
      </TextProvider>
    </PageProvider>
  );
}
