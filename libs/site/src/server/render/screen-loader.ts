import { loadSharedMessages, type Locale, type Messages, type Text } from '@kinemorph/i18n';
import { createText } from '@kinemorph/i18n/text';
import type { ComponentType } from 'react';
import type { AnyScreenId } from '../../page/page.ts';
import type { ServerScreen } from '../model/page-data.ts';

/** A screen's code, and its messages in one locale. */
export interface LoadedScreen {
  readonly Screen: ComponentType<object>;
  readonly text: Text;
  /** The messages that every screen shares, and its own. */
  readonly messages: Messages;
}

/** Creates a function that loads a screen in a locale once, and keeps it; a failed load is tried again. */
export function createScreenLoader(
  screens: Readonly<Record<AnyScreenId, ServerScreen>>,
): (id: AnyScreenId, locale: Locale) => Promise<LoadedScreen> {
  const loaded = new Map<string, Promise<LoadedScreen>>();
  return (id, locale) => {
    const key = `${id} ${locale}`;
    const known = loaded.get(key);
    if (known) return known;
    const loading = load(screens[id], locale);
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key));
    return loading;
  };
}

async function load(screen: ServerScreen, locale: Locale): Promise<LoadedScreen> {
  const [Screen, shared, own] = await Promise.all([screen.load(), loadSharedMessages(locale), screen.messages(locale)]);
  const messages = { ...shared, ...own };
  return { Screen, text: createText(locale, [messages]), messages };
}
