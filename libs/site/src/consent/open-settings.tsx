import { loadText, type Locale, type SharedTextId } from '@kinemorph/i18n';
import { createRoot } from 'react-dom/client';
import { sharedMessages } from '../client/texts.ts';
import type { ConsentModel } from './consent-model.ts';
import type { ConsentRecord } from './consent-record.ts';
import { ConsentSettings } from './ConsentSettings.tsx';
import { loadConsentWords } from './words.ts';

/** Opens the settings of consent over the page, until they are answered or closed. */
export async function openSettings({
  locale,
  record,
  consent,
}: {
  locale: Locale;
  record: ConsentRecord;
  consent: ConsentModel;
}): Promise<void> {
  const [text, shared] = await Promise.all([
    loadConsentWords(locale),
    loadText<SharedTextId>(locale, [sharedMessages()]),
  ]);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <ConsentSettings
      text={text}
      title={shared('consent.settings')}
      closeLabel={shared('close')}
      purposes={consent.purposes}
      isAllowed={record.allows}
      onAnswer={(allowed) => {
        close();
        record.answer(allowed);
      }}
      onClose={close}
    />,
  );
}
