import type { DayText, SeriesId } from '../manuals/manual.ts';
import type { PictureName } from '../pictures/pictures.ts';
import type { RegionId } from '../regions/region.ts';
import type { Instant, Timeline, Window } from '../time/index.ts';
import type { Booking } from './booking.ts';
import type { Firmware } from './firmware.ts';
import type { FixId } from './fixes.ts';
import type { ProductId } from './product-id.ts';
import type { Reviews } from './reviews.ts';

/** The store's terms of paying in parts; as the store writes them, not computed. */
export interface Installment {
  readonly amount: string;
  readonly months: number;
  readonly apr: number;
}

/** A temporary price in the region's own currency. */
export interface Promotion {
  readonly price: number;
  readonly window: Window;
  readonly installment?: Installment;
}

/** The price of a product in a region, in the currency's major unit. */
export interface RegionalPrice {
  /** Left out if no price outside the promotions is known. */
  readonly regular?: number;
  readonly promotions?: readonly Promotion[];
  /** At the regular price. */
  readonly installment?: Installment;
  /** The announced higher price that will replace the regular one. */
  readonly next?: number;
}

/** A period in which a region's store has none left; outside these a product is in stock. */
export interface Shortage {
  /** It is back when the window closes. */
  readonly window: Window;
  /** The precision of the store's date for the return; a shortage without it is "sold out". */
  readonly precision?: 'day' | 'month';
}

/** Figures of the machine itself; an unknown figure is left out, or a marked sample. */
export interface Hardware {
  readonly servos?: number;
  readonly chips?: number;
  readonly voiceCommands?: number;
  readonly sounds?: number;
  readonly audioLines?: number;
  readonly parts?: number;
  readonly volts?: number;
  readonly batteryMah?: number;
  readonly chargeMinutes?: number;
  readonly useMinutes?: number;
  readonly imuAxes?: number;
  readonly gyroAxes?: number;
  /** The version of Bluetooth Low Energy. */
  readonly bluetooth?: string;
  readonly wifiGhz?: number;
  readonly port?: string;
  /** Standing, as a robot. */
  readonly heightCm?: number;
  readonly weightKg?: number;
}

/** The years of warranty of a product whose file has no other number. */
export const standardWarrantyYears = 2;

/** The owner of a product's names, for the required note beside its picture. */
export type Licence = 'transforming' | 'ranger';

export const shapes = ['car', 'truck', 'beast', 'robot'] as const;
/** The other shape of a robot; `robot` has none. */
export type Shape = (typeof shapes)[number];

/** The items that a box may contain besides the product itself; their words are in `messages/buying`. */
export const boxItems = ['charger', 'adapter', 'cable', 'guide', 'stand', 'certificate', 'screwdriver'] as const;
export type BoxItem = (typeof boxItems)[number];

/** The screen of products without their own screen: it shows their facts and words. */
export const sharedScreen = 'product';

/**
 * The page of a product: the regions that have it, and the folder in `libs/screens` that shows it; `sharedScreen` if
 * left out.
 */
export interface ProductPage {
  readonly regions: readonly RegionId[];
  readonly screen?: string;
}

/** The facts of a product, from its `product.ts`. Its prices, reviews and words are in the same folder. */
export interface ProductFacts {
  /** True while only previews and tools may show it. */
  readonly draft?: boolean;
  readonly picture: PictureName;
  /** Its place in menus and lists: the smallest comes first. */
  readonly order: number;
  /** Left out for a machine that is not a robot, and if unknown. */
  readonly shape?: Shape;
  /** A cut-out of the product in its other shape. */
  readonly otherShape?: PictureName;
  /** The youngest age that it is made for, in years; left out for a machine that is not a robot. */
  readonly ageFrom?: number;
  /** The time when it first went on sale anywhere, by which the newest products are found. */
  readonly since: Instant;
  /** The instant from which menus and lists name it, if there is one; a region may have its own. */
  readonly announced?: Readonly<Partial<Record<RegionId, Instant>> & { everywhere: Instant }>;
  /** The most similar products, the closest first. The last is sold in every region, or leads to one that is. */
  readonly nearest: readonly ProductId[];
  readonly licence?: Licence;
  readonly hardware: Hardware;
  /** True if it changes its shape; left out for products that no comparison includes. */
  readonly transforms?: boolean;
  /** The items in its box. */
  readonly box: readonly BoxItem[];
  /** Products that are offered beside it, in regions that sell them too. */
  readonly addOns?: readonly ProductId[];
  /** The regions whose stores list it. */
  readonly regions: readonly RegionId[];
  /** Its page on this site; a product without one is only in the regions' stores. */
  readonly page?: ProductPage;
  /** The series that lists it. The programming guide of the series is also the guide of the product. */
  readonly series: SeriesId;
  /** The day of its quick guide; left out for a box of several products, which have their own guides. */
  readonly quickGuide?: DayText;
  /** The products that come in one box under this name. Menus leave it out: the list of all has it. */
  readonly bundleOf?: readonly ProductId[];
  /** The three fixes that its owners need most often, the most frequent one first. */
  readonly fixes: readonly FixId[];
  /** Its latest firmware; left out for a machine without any. */
  readonly firmware?: Omit<Firmware, 'product'>;
  readonly preOrder?: Timeline<'earlyBird', RegionId>;
  /** In years, if it is not the standard. */
  readonly warrantyYears?: Readonly<Partial<Record<RegionId, number>>>;
  /** The number of pieces of a limited edition; one per customer. */
  readonly edition?: number;
  /** The gifts of a booking, and the time when its shipping begins. */
  readonly booking?: Readonly<Partial<Record<RegionId, Booking>>>;
  readonly stock?: Readonly<Partial<Record<RegionId, readonly Shortage[]>>>;
}

/** A product: its facts, its names by its folder, its prices and its reviews. */
export interface Product extends ProductFacts {
  /** The id is in the ids of its texts, such as `product.<id>.name`. */
  readonly id: ProductId;
  /** The name of its folder, and the last part of its address, at the regional store and on this site. */
  readonly slug: string;
  readonly prices?: Readonly<Partial<Record<RegionId, RegionalPrice>>>;
  /** Left out for a product that nobody has rated yet. */
  readonly reviews?: Reviews;
}

/** Defines a product. Its id and its slug follow from its folder. */
export function defineProduct<const Facts extends ProductFacts>(facts: Facts): Facts {
  return facts;
}
