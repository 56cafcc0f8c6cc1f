import { TextProvider, type Text } from '@kinemorph/i18n';
import type { ComponentType } from 'react';
import { ArrivalContext, type Arrival } from './BelowTheFold.tsx';
import { PageProvider } from '../page/page-info.tsx';
import type { PageData } from '../page/page.ts';
import type { Overlays } from '../shell/overlays/overlays.ts';
import { Shell } from '../shell/Shell.tsx';

export interface PageBodyProps {
  readonly data: PageData;
  readonly screen: ComponentType<object>;
  readonly text: Text;
  readonly overlays: Overlays;
  /** By a document, if not given. */
  readonly arrival?: Arrival | undefined;
}

/** The whole visible page: the screen in its shell. */
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
