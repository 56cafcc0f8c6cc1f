import { products, standardWarrantyYears, type ContentTextId, type Hardware, type ProductId } from '@kinemorph/content';
import type { PageContext } from '@kinemorph/site';
import type { SpecsGroup } from '@kinemorph/ui';

type Text = PageContext['text'];
type Figure = keyof Hardware;

/** How each figure reads. */
const values: { readonly [Name in Figure]: (figure: NonNullable<Hardware[Name]>, text: Text) => string } = {
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
};

const groups: readonly { readonly title: ContentTextId; readonly figures: readonly Figure[] }[] = [
  { title: 'specs.group.machine', figures: ['servos', 'chips', 'parts', 'imuAxes', 'gyroAxes'] },
  { title: 'specs.group.voice', figures: ['voiceCommands', 'sounds', 'audioLines'] },
  { title: 'specs.group.power', figures: ['batteryMah', 'volts', 'chargeMinutes', 'useMinutes', 'port'] },
  { title: 'specs.group.connection', figures: ['bluetooth', 'wifiGhz'] },
];

const nameOf = (figure: Figure): ContentTextId => (figure === 'batteryMah' ? 'specs.battery' : `specs.${figure}`);

/** Everything that is known of a product in figures; what is not known has no row. */
export function specsOf({ region, text }: Pick<PageContext, 'region' | 'text'>, id: ProductId): SpecsGroup[] {
  const { hardware, warrantyYears } = products[id];
  const row = <Name extends Figure>(figure: Name) => {
    const value = hardware[figure];
    return value === undefined ? [] : [{ name: text(nameOf(figure)), value: values[figure](value, text) }];
  };
  const known = groups.map(({ title, figures }) => ({ title: text(title), rows: figures.flatMap(row) }));
  const years = warrantyYears?.[region.id] ?? standardWarrantyYears;
  const warranty = { title: text('specs.warranty'), rows: [{ name: text('specs.warranty'), value: text('specs.warranty.value', { years }) }] };
  return [...known, warranty].filter(({ rows }) => rows.length > 0);
}
