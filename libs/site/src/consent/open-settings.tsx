import type { Locale } from '@kinemorph/i18n';
import { createRoot } from 'react-dom/client';
import type { ConsentModel } from '../page/consent-model.ts';
import type { ConsentRecord } from './record/consent-record.ts';
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
  const text = await loadConsentWords(locale);
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
      title={consent.settings.title}
      closeLabel={consent.settings.close}
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
