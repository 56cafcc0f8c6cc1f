/** How much longer than the original a translation may be. */
const growth = 1.6;

const compounds = [
  'Kauf',
  'Auswahl',
  'Lieferung',
  'Bestellung',
  'Datenschutz',
  'Verwandlung',
  'Lieferzeiten',
  'Benachrichtigung',
  'Sonderausstattung',
  'Gebrauchsanweisung',
  'Rücksendebedingungen',
  'Vorbestellerpreisgarantie',
  'Verwandlungsgeschwindigkeit',
  'Benachrichtigungseinstellungen',
];
const phrase =
  ' der Verwandlungsmaschine mit Vorbestellerpreisgarantie, Gebrauchsanweisung und Lieferzeitbenachrichtigung';
const sentence = '声をかけるだけで形を変える機械の取扱説明書と保証規定、カスタマイゼーションと予約特典についてのご案内';

/** Lengthens a figure with digits only, grouped so that it does not wrap. */
function longerFigure(text: string) {
  const least = Math.ceil(text.length * growth);
  return '1\u202f234\u202f567\u202f890'.repeat(3).slice(0, least);
}

function isFigure(text: string) {
  return /\d/.test(text) && !/\p{L}{3,}/u.test(text);
}

/** A German text of the same role, at least 1.6 times as long and beginning with a long compound. */
function german(text: string) {
  if (isFigure(text)) return longerFigure(text);
  const least = Math.ceil(text.length * growth);
  const word = compounds.find((compound) => compound.length >= least) ?? compounds.at(-1) ?? '';
  return word.length >= least
    ? word
    : word + phrase.repeat(Math.ceil(least / phrase.length)).slice(0, Math.max(least, 32) - word.length);
}

/** A Japanese text of the same role, at least 1.6 times as long. */
function japanese(text: string) {
  return isFigure(text)
    ? longerFigure(text)
    : sentence.repeat(Math.ceil((text.length * growth) / sentence.length)).slice(0, Math.ceil(text.length * growth));
}

/** Languages with long words or without word breaks, each with a function that lengthens a text. */
export const tongues = { de: german, ja: japanese } as const;
