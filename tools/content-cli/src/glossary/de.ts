import type { Glossary } from './glossary.ts';
import { superlativesInGerman } from './superlatives.ts';

/** German. */
export const de: Glossary = {
  file: 'de-DE',
  language: 'German (de-DE)',
  tables: [
    {
      locales: ['de-DE'],
      terms: [
        {
          term: 'pre-order',
          use: ['vorbestellen', 'Jetzt vorbestellen (Button)'],
          avoid: [
            { form: 'vor-bestell*', use: 'vorbestellen' },
            { form: 'Pre-Order*', use: 'Vorbestellung' },
            { form: 'Preorder*', use: 'Vorbestellung' },
          ],
          wherever: { english: ['pre-order*'], translated: ['vorbestell*', 'vorzubestellen'] },
        },
        {
          term: 'early bird',
          use: ['Early Bird', 'Early-Bird-Preis'],
          avoid: [
            { form: 'Frühbucher*', use: 'Early Bird' },
            { form: 'Early Bird Preis*', use: 'Early-Bird-Preis' },
          ],
          wherever: {
            english: ['early bird', 'early-bird'],
            translated: ['Early*Bird*', 'Early-Bird*', 'Early Bird*'],
          },
        },
        {
          term: 'buy now',
          use: ['Jetzt kaufen'],
          avoid: [
            { form: 'Jetzt bestellen', use: 'Jetzt kaufen' },
            { form: 'Jetzt shoppen', use: 'Jetzt kaufen' },
          ],
        },
        {
          term: 'learn more',
          use: ['Mehr erfahren', 'Mehr erfahren über … (with a name)'],
          avoid: [
            { form: 'Mehr lesen', use: 'Mehr erfahren' },
            { form: 'Weiterlesen', use: 'Mehr erfahren' },
            { form: 'Mehr Infos', use: 'Mehr erfahren' },
          ],
        },
        { term: 'sold out', use: ['Ausverkauft'], avoid: [{ form: 'Vergriffen', use: 'Ausverkauft' }] },
        {
          term: 'subscribe',
          use: ['Abonnieren'],
          avoid: [{ form: 'Newsletter bestellen', use: 'Newsletter abonnieren' }],
        },
        {
          term: 'log in',
          use: ['anmelden', 'abmelden'],
          avoid: [
            { form: 'einloggen', use: 'anmelden' },
            { form: 'ausloggen', use: 'abmelden' },
            { form: 'Login*', use: 'Anmeldung' },
          ],
        },
        {
          term: 'servo',
          use: ['Servo (plural: Servos)'],
          avoid: [
            { form: 'Servomotor*', use: 'Servo' },
            { form: 'Stellmotor*', use: 'Servo' },
          ],
          wherever: { english: ['servo', 'servos'], translated: ['Servo*', '*servo', '*servos'] },
        },
        {
          term: 'hub',
          use: ['der Hub'],
          avoid: [
            { form: 'die Hub', use: 'der Hub' },
            { form: 'das Hub', use: 'der Hub' },
          ],
        },
        { term: 'studio', use: ['das Studio'], avoid: [{ form: 'der Studio', use: 'das Studio' }] },
        {
          term: 'voice command',
          use: ['Sprachbefehl'],
          avoid: [
            { form: 'Sprachkommando*', use: 'Sprachbefehl' },
            { form: 'Sprachanweisung*', use: 'Sprachbefehl' },
            { form: 'Stimmbefehl*', use: 'Sprachbefehl' },
          ],
          wherever: { english: ['voice commands', 'voice command'], translated: ['Sprachbefehl*', 'Befehl*'] },
        },
        {
          term: 'dock',
          use: ['das Dock'],
          avoid: [
            { form: 'Dockingstation*', use: 'Dock' },
            { form: 'die Station', use: 'das Dock' },
            { form: 'der Station', use: 'das Dock' },
          ],
        },
        {
          term: 'phone (device)',
          use: ['Smartphone', 'Telefon (a call, a number)'],
          avoid: [
            { form: 'am Telefon', use: 'am Smartphone' },
            { form: 'Handy*', use: 'Smartphone' },
            { form: 'Mobiltelefon*', use: 'Smartphone' },
          ],
        },
        {
          term: 'cap',
          use: ['die Cap'],
          avoid: [
            { form: 'Kappe*', use: 'Cap' },
            { form: 'Mütze*', use: 'Cap' },
            { form: 'Basecap*', use: 'Cap' },
          ],
        },
        {
          term: 'mini-theater',
          use: ['Mini-Theater'],
          avoid: [
            { form: 'Minitheater*', use: 'Mini-Theater' },
            { form: 'Mini Theater', use: 'Mini-Theater' },
          ],
        },
        {
          term: 'support',
          use: ['Service'],
          avoid: [
            { form: 'Support', use: 'Service', except: [{ at: '*#head.keywords', why: 'people search for both' }] },
            { form: 'Kundensupport', use: 'Kundenservice' },
          ],
        },
        {
          term: 'transform',
          use: ['sich verwandeln', 'Verwandlung'],
          avoid: [
            { form: 'transformier*', use: 'verwandeln' },
            { form: 'Transformation*', use: 'Verwandlung' },
            { form: 'umwandel*', use: 'verwandeln' },
          ],
        },
        {
          term: 'store',
          use: ['der Shop'],
          avoid: [
            {
              form: 'Store',
              use: 'Shop',
              except: [
                { phrase: 'App Store', why: 'its own name' },
                { phrase: 'App-Store', why: 'the one of a smartphone' },
              ],
            },
            { form: 'Onlineshop*', use: 'Shop' },
            { form: 'Webshop*', use: 'Shop' },
          ],
        },
        {
          term: 'sale',
          use: ['Aktion'],
          avoid: [
            { form: 'Sale', use: 'Aktion' },
            { form: 'Schlussverkauf*', use: 'Aktion' },
          ],
        },
        { term: 'action in the Studio', use: ['Ablauf'], note: 'Aktion means sale.' },
        {
          term: 'lineup',
          use: ['Modelle'],
          avoid: [
            { form: 'Line-up', use: 'Modelle' },
            { form: 'Lineup', use: 'Modelle' },
            { form: 'Sortiment*', use: 'Modelle' },
          ],
        },
        {
          term: 'credits',
          use: ['Credits'],
          avoid: [{ form: 'Guthaben*', use: 'Credits' }],
          wherever: { english: ['credits'], translated: ['Credits'] },
        },
        { term: 'APR', use: ['eff. Jahreszins'], avoid: [{ form: 'effektiver Jahreszins', use: 'eff. Jahreszins' }] },
        {
          term: 'maker’s warranty',
          use: ['Herstellergarantie', 'Garantie'],
          avoid: [{ form: 'Gewährleistungsgarantie', use: 'Garantie' }],
        },
        {
          term: 'returns',
          use: ['Rückgaberecht', 'zurückgeben'],
          avoid: [{ form: 'retournieren', use: 'zurückgeben' }],
        },
        { term: 'actor', use: ['Schauspieler'], avoid: [{ form: 'Darsteller*', use: 'Schauspieler' }] },
        {
          term: 'formal address',
          use: ['Sie, Ihr'],
          avoid: ['du', 'dich', 'dir', 'dein', 'deine', 'deinen', 'deinem', 'deiner', 'euch', 'euer', 'eure'].map(
            (form) => ({
              form,
              use: 'Sie, Ihr',
              except: [
                { at: '*#voice.*', why: 'said to a robot' },
                { at: '*#commands.*', why: 'said to a robot' },
              ],
            }),
          ),
        },
        superlativesInGerman,
      ],
    },
  ],
  style: [
    'Formal Sie; the spoken name of a button repeats its visible words in order ({product} jetzt kaufen).',
    'No long compounds in buttons and tags; full sentences after a colon start with a capital.',
    'Quotes „…“, apostrophe ’, no-break space (U+00A0) between number and noun, before % and before a free-standing ….',
    'Store is Shop; line-up is Modelle; sale is Aktion; move is Bewegung; an action built in the Studio is Ablauf; Credits stay Credits.',
    'A compound with the brand takes a hyphen (Kinemorph-Tasse); ways to program are mit Blöcken, von Hand, per Stimme, am Computer, per Code.',
    'Product names and Flagship, Limited, Elite stay English.',
  ],
};
