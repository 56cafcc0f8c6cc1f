import { products, standardWarrantyYears, type ContentTextId, type Hardware, type ProductId } from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';
import type { SpecsGroup } from '@kinemorph/ui';
import { measureText } from './measure.server.ts';

type Text = ModelContext['text'];
type Locale = ModelContext['region']['locale'];
type Figure = keyof Hardware;

const poundsPerKilogram = 2.204_62;
const centimetersPerInch = 2.54;

/** Returns a measure with its unit; for readers of American English, with their own unit first. */
function inUnits(
  locale: Locale,
  value: number,
  unit: string,
  american: { readonly unit: string; readonly value: number },
): string {
  const write = (amount: number, of: string) => measureText(locale, amount, { unit: of, maximumFractionDigits: 1 });
  return locale === 'en-US' ? `${write(american.value, american.unit)} (${write(value, unit)})` : write(value, unit);
}

/** Returns a height; for readers of American English with inches first. */
export function heightText(locale: Locale, cm: number): string {
  return inUnits(locale, cm, 'centimeter', { unit: 'inch', value: cm / centimetersPerInch });
}

/** Formats each figure. */
const values: {
  readonly [Name in Figure]: (figure: NonNullable<Hardware[Name]>, text: Text, locale: Locale) => string;
} = {
  servos: String,
  chips: String,
  parts: (count, text) => text('specs.atLeast', { count }),
  imuAxes: (axes, text) => text('specs.imuAxes.value', { axes }),
  gyroAxes: (axes, text) => text('specs.gyroAxes.value', { axes }),
  voiceCommands: String,
  sounds: String,
  audioLines: (count, text) => text('specs.atLeast', { count }),
  batteryMah: (mah, text) => text('specs.battery.value', { mah }),
  volts: (volts, text) => text('specs.volts.value', { volts }),
  chargeMinutes: (minutes, text) => text('specs.minutes.value', { minutes }),
  useMinutes: (minutes, text) => text('specs.minutes.value', { minutes }),
  bluetooth: (version, text) => text('specs.bluetooth.value', { version }),
  wifiGhz: (ghz, text) => text('specs.wifiGhz.value', { ghz }),
  port: String,
  heightCm: (cm, _, locale) => heightText(locale, cm),
  weightKg: (kg, _, locale) => inUnits(locale, kg, 'kilogram', { unit: 'pound', value: kg * poundsPerKilogram }),
};

const groups: readonly { readonly title: ContentTextId; readonly figures: readonly Figure[] }[] = [
  {
    title: 'specs.group.machine',
    figures: ['servos', 'chips', 'parts', 'imuAxes', 'gyroAxes', 'heightCm', 'weightKg'],
  },
  { title: 'specs.group.voice', figures: ['voiceCommands', 'sounds', 'audioLines'] },
  { title: 'specs.group.power', figures: ['batteryMah', 'volts', 'chargeMinutes', 'useMinutes', 'port'] },
  { title: 'specs.group.connection', figures: ['bluetooth', 'wifiGhz'] },
];

const nameOf = (figure: Figure): ContentTextId => (figure === 'batteryMah' ? 'specs.battery' : `specs.${figure}`);

/** Returns the known figures of a product, by the id of the text with their name. */
export function figuresOf(
  { region, text }: Pick<ModelContext, 'region' | 'text'>,
  id: ProductId,
): ReadonlyMap<ContentTextId, string> {
  const { hardware, warrantyYears } = products[id];
  const written = <Name extends Figure>(figure: Name, value: Hardware[Name]): [ContentTextId, string][] => {
    return value === undefined ? [] : [[nameOf(figure), values[figure](value, text, region.locale)]];
  };
  const years = warrantyYears?.[region.id] ?? standardWarrantyYears;
  return new Map([
    ...groups.flatMap(({ figures }) => figures.flatMap((figure) => written(figure, hardware[figure]))),
    ['specs.warranty', text('specs.warranty.value', { years })],
  ]);
}

/** Returns all known figures of a product; an unknown one has no row. */
export function specsOf(context: Pick<ModelContext, 'region' | 'text'>, id: ProductId): SpecsGroup[] {
  const { text } = context;
  const known = figuresOf(context, id);
  const row = (figure: ContentTextId, name = figure) => {
    const value = known.get(figure);
    return value === undefined ? [] : [{ name: text(name), value }];
  };
  return [
    ...groups.map(({ title, figures }) => ({
      title: text(title),
      rows: figures.flatMap((figure) => row(nameOf(figure))),
    })),
    { title: text('specs.group.warranty'), rows: row('specs.warranty', 'specs.warranty.term') },
  ].filter(({ rows }) => rows.length > 0);
}
