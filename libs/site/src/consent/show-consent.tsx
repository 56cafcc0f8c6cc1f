import type { SharedTextId, Text } from '@kinemorph/i18n';
import { createRoot } from 'react-dom/client';
import type { PageStore } from '../client/page-store.ts';
import type { Purpose } from '../vendors/vendors.ts';
import type { ConsentModel } from './consent-model.ts';
import type { ConsentRecord } from './consent-record.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentSettings } from './ConsentSettings.tsx';
import { loadConsentWords } from './words.ts';

/** Puts the question on the page while it is unanswered, first in the order of the keyboard; returns what opens the settings. */
export async function showConsent({ store, record, consent }: { store: PageStore; record: ConsentRecord; consent: ConsentModel }): Promise<{ openSettings: () => void }> {
  const { data } = store.get();
  const text = await loadConsentWords(data.locale);
  const shared: Text<SharedTextId> = store.get().text;
  const place = document.createElement('div');
  document.body.prepend(place);
  const root = createRoot(place);
  let isOpen = false;

  const open = (next: boolean) => {
    isOpen = next;
    render();
  };
  const answer = (allowed: readonly Purpose[]) => {
    isOpen = false;
    record.answer(allowed);
  };
  const render = () => {
    root.render(
      <>
        {consent.rule === 'opt-in' && !record.isAnswered() && (
          <ConsentBanner
            text={text}
            settings={shared('consent.settings')}
            policy={consent.policy}
            onAccept={() => { answer(consent.purposes); }}
            onReject={() => { answer([]); }}
            onChoose={() => { open(true); }}
          />
        )}
        {isOpen && (
          <ConsentSettings
            text={text}
            title={shared('consent.settings')}
            closeLabel={shared('close')}
            purposes={consent.purposes}
            isAllowed={record.allows}
            onAnswer={answer}
            onClose={() => { open(false); }}
          />
        )}
      </>,
    );
  };
  record.subscribe(render);
  render();
  return { openSettings: () => { open(true); } };
}
