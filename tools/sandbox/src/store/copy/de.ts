import type { Copy } from './copy.ts';

export const de: Copy = {
  store: 'Shop',
  notice: 'Dies ist eine lokale Attrappe. Hier wird nichts verkauft und nichts gespeichert.',
  home: { title: 'Der regionale Shop', lead: 'An dieser Stelle öffnet sich der echte Shop Ihrer Region.' },
  product: {
    eyebrow: 'Produkt',
    lead: (place) =>
      `Sie sind bei diesem Produkt im Shop ${place} angekommen. Der echte Shop zeigt hier Preis, Liefertermin und die Schaltfläche zum Kaufen; diese lokale Seite vertritt ihn.`,
  },
  account: {
    title: 'Ihr Konto',
    lead: 'Im echten Shop sehen Kundinnen und Kunden hier ihre Bestellungen, Adressen und Credits.',
  },
  register: { title: 'Konto erstellen', lead: 'Im echten Shop legen neue Kundinnen und Kunden hier ihr Konto an.' },
  hub: {
    title: 'Content-Hub',
    lead: 'Im echten Hub teilen Besitzerinnen und Besitzer die Bewegungen und Geschichten ihrer Roboter.',
  },
  studio: {
    title: 'Kreativstudio',
    lead: 'Im echten Studio programmieren Besitzerinnen und Besitzer neue Bewegungen für ihre Roboter.',
  },
  notFound: { title: 'Seite nicht gefunden', lead: 'Unter dieser Adresse gibt es nichts.' },
  from: (source) => `Von: ${source}`,
  visitor: {
    signedInAs: (nickname) => `Angemeldet als ${nickname}`,
    signedIn: 'Angemeldet',
    credits: (points) => `Credits: ${points}`,
    signIn: 'Anmelden',
    signOut: 'Abmelden',
  },
  toStore: 'Zur Startseite',
  toAccount: 'Konto',
  toRegister: 'Registrieren',
};
