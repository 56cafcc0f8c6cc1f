import type { Copy } from './copy.ts';

export const fr: Copy = {
  store: 'Boutique',
  notice: 'Ceci est une doublure locale. Rien n’y est vendu et rien n’y est conservé.',
  home: { title: 'La boutique régionale', lead: 'C’est ici que s’ouvre la véritable boutique de votre région.' },
  product: {
    eyebrow: 'Produit',
    lead: (place) =>
      `Vous voici devant ce produit, dans la boutique ${place}. La véritable boutique affiche ici son prix, sa date de livraison et le bouton d’achat ; cette page locale la remplace.`,
  },
  account: {
    title: 'Votre compte',
    lead: 'Dans la véritable boutique, les clients retrouvent ici leurs commandes, leurs adresses et leurs crédits.',
  },
  register: {
    title: 'Créer un compte',
    lead: 'Dans la véritable boutique, les nouveaux clients créent ici leur compte.',
  },
  hub: {
    title: 'Espace de partage',
    lead: 'Dans le véritable espace, les propriétaires partagent les mouvements et les histoires de leurs robots.',
  },
  studio: {
    title: 'Studio de création',
    lead: 'Dans le véritable studio, les propriétaires programment de nouveaux mouvements pour leurs robots.',
  },
  notFound: { title: 'Page introuvable', lead: 'Il n’y a rien à cette adresse.' },
  from: (source) => `Provenance : ${source}`,
  visitor: {
    signedInAs: (nickname) => `Session ouverte : ${nickname}`,
    signedIn: 'Session ouverte',
    credits: (points) => `Crédits : ${points}`,
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
  },
  toStore: 'Accueil de la boutique',
  toAccount: 'Compte',
  toRegister: 'S’inscrire',
};
