import type { Copy } from './copy.ts';

export const en: Copy = {
  store: 'Store',
  notice: 'This is a local stand-in. Nothing is sold here, and nothing you do here is kept.',
  home: { title: 'The regional store', lead: 'This page stands where the real store of your region opens.' },
  product: {
    eyebrow: 'Product',
    lead: (place) =>
      `You have arrived at this product in the ${place} store. The real store shows its price, its delivery date and the button to buy it; this local page stands in for it.`,
  },
  account: {
    title: 'Your account',
    lead: 'In the real store, customers see their orders, addresses and credits here.',
  },
  register: { title: 'Create an account', lead: 'In the real store, new customers create their account here.' },
  hub: {
    title: 'Content hub',
    lead: 'In the real hub, owners share the moves and stories they have made for their robots.',
  },
  studio: { title: 'Creation studio', lead: 'In the real studio, owners program new moves for their robots.' },
  notFound: { title: 'Page not found', lead: 'There is nothing at this address.' },
  from: (source) => `From: ${source}`,
  visitor: {
    signedInAs: (nickname) => `Signed in as ${nickname}`,
    signedIn: 'Signed in',
    credits: (points) => `Credits: ${points}`,
    signIn: 'Sign in',
    signOut: 'Sign out',
  },
  toStore: 'Store home',
  toAccount: 'Account',
  toRegister: 'Register',
};
