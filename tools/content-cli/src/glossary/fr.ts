import type { Glossary } from './glossary.ts';
import { superlativesInFrench } from './superlatives.ts';

/** French. */
export const fr: Glossary = {
  file: 'fr-FR',
  language: 'French (fr-FR)',
  tables: [
    {
      locales: ['fr-FR'],
      terms: [
        {
          term: 'pre-order',
          use: ['précommander', 'Précommander (button)'],
          avoid: [
            { form: 'pré-command*', use: 'précommande' },
            { form: 'réserver maintenant', use: 'Précommander' },
          ],
          wherever: { english: ['pre-order*'], translated: ['précommand*'] },
        },
        {
          term: 'early bird',
          use: ['prix de lancement'],
          avoid: [
            { form: 'early bird*', use: 'prix de lancement' },
            { form: 'lève-tôt', use: 'prix de lancement' },
            { form: 'prix anticipé*', use: 'prix de lancement' },
          ],
        },
        {
          term: 'buy now',
          use: ['Acheter'],
          avoid: [
            { form: 'Acheter maintenant', use: 'Acheter' },
            { form: 'Commander maintenant', use: 'Acheter' },
          ],
        },
        {
          term: 'learn more',
          use: ['En savoir plus', 'En savoir plus sur … (with a name)'],
          avoid: [
            { form: 'Lire la suite', use: 'En savoir plus' },
            { form: 'Plus d’infos', use: 'En savoir plus' },
          ],
        },
        {
          term: 'sold out',
          use: ['Épuisé', 'En rupture de stock (Out of Stock)'],
          avoid: [{ form: 'Victime de son succès', use: 'Épuisé' }],
        },
        {
          term: 'subscribe',
          use: ['S’inscrire', 'Inscription réussie !'],
          avoid: [
            { form: 's’abonner', use: 's’inscrire' },
            { form: 'abonnez-vous', use: 'inscrivez-vous' },
            { form: 'abonnement*', use: 'inscription' },
          ],
        },
        {
          term: 'servo',
          use: ['servo (plural: servos)'],
          avoid: [
            { form: 'servomoteur*', use: 'servo' },
            { form: 'servo-moteur*', use: 'servo' },
          ],
          wherever: { english: ['servo', 'servos'], translated: ['servo*'] },
        },
        {
          term: 'hub',
          use: ['le Hub'],
          avoid: [
            { form: 'le hub', use: 'le Hub', exactCase: true },
            { form: 'la Hub', use: 'le Hub' },
          ],
        },
        { term: 'studio', use: ['le Studio'], avoid: [{ form: 'le studio', use: 'le Studio', exactCase: true }] },
        {
          term: 'voice command',
          use: ['commande vocale', 'commande (of a robot)'],
          avoid: [
            { form: 'ordre vocal', use: 'commande vocale' },
            { form: 'ordres vocaux', use: 'commandes vocales' },
            { form: 'instruction* vocale*', use: 'commande vocale' },
          ],
          wherever: { english: ['voice commands', 'voice command'], translated: ['commande*'] },
        },
        { term: 'action, routine', use: ['séquence'], avoid: [{ form: 'routine*', use: 'séquence' }] },
        {
          term: 'dock',
          use: ['la station'],
          avoid: [
            { form: 'le dock', use: 'la station' },
            { form: 'un dock', use: 'une station' },
            { form: 'socle*', use: 'station' },
            { form: 'station d’accueil', use: 'station' },
          ],
        },
        { term: 'where to buy', use: ['Où acheter'], avoid: [{ form: 'Points de vente', use: 'Où acheter' }] },
        {
          term: 'transform',
          use: ['se transformer'],
          avoid: [
            { form: 'se métamorphos*', use: 'se transformer' },
            { form: 'métamorphose*', use: 'transformation' },
          ],
        },
        {
          term: 'support',
          use: ['assistance', 'service après-vente (after-sales service)'],
          avoid: [
            { form: 'support client*', use: 'assistance' },
            { form: 'le support', use: 'l’assistance' },
          ],
        },
        {
          term: 'store',
          use: ['boutique'],
          avoid: [
            { form: 'e-boutique', use: 'boutique' },
            { form: 'magasin en ligne', use: 'boutique' },
            { form: 'le store', use: 'la boutique' },
          ],
        },
        { term: 'lineup', use: ['gamme'], avoid: [{ form: 'line-up', use: 'gamme' }] },
        { term: 'credits', use: ['crédits'], wherever: { english: ['credits'], translated: ['crédit*'] } },
        {
          term: 'APR',
          use: ['TAEG'],
          avoid: [
            { form: 'TEG', use: 'TAEG' },
            { form: 'APR', use: 'TAEG', exactCase: true },
          ],
        },
        {
          term: 'email',
          use: ['e-mail'],
          avoid: [
            { form: 'email*', use: 'e-mail', exactCase: true },
            { form: 'courriel*', use: 'e-mail' },
            { form: 'mél', use: 'e-mail' },
          ],
        },
        {
          term: 'warranty that applies',
          use: ['La garantie s’applique à …'],
          avoid: [{ form: 'la garantie vaut', use: 'la garantie s’applique' }],
        },
        {
          term: 'interest-free',
          use: ['… mensualités de …, sans frais'],
          avoid: [{ form: 'sans frais de', use: 'mensualités de …, sans frais' }],
        },
        { term: 'villains', use: ['méchants'], avoid: [{ form: 'vilain*', use: 'méchant' }] },
        {
          term: 'formal address',
          use: ['vous, votre'],
          avoid: ['tu', 'toi', 'ton', 'tes'].map((form) => ({
            form,
            use: 'vous, votre',
            except: [
              { at: '*#voice.*', why: 'said to a robot' },
              { at: '*#commands.*', why: 'said to a robot' },
            ],
          })),
        },
        superlativesInFrench,
      ],
    },
  ],
  style: [
    'Formal vous; buttons are infinitives.',
    'U+202F before ; ! ? and %; U+00A0 before : and inside « »; U+00A0 between number and noun; apostrophe ’; accents on capitals (Épuisé, États-Unis).',
    'Sale is offre, promotion or remise, never soldes, which the law reserves for the regulated periods.',
    'Store is boutique; support is assistance; line-up is gamme; move is mouvement; credits are crédits.',
    'APR is TAEG; no article or preposition that elides directly before a placeholder.',
    'A way to program is par blocs, à la main, à la voix, sur ordinateur, en code.',
    'Product names and Flagship, Limited, Elite stay English.',
  ],
};
