import type { DayText, SeriesId } from '../manuals/manual.ts';
import type { PictureName } from '../pictures/pictures.ts';
import type { RegionId } from '../regions/region.ts';
import type { Instant, Timeline, Window } from '../time/index.ts';
import type { Booking } from './booking.ts';
import type { Firmware } from './firmware.ts';
import type { FixId } from './fixes.ts';
import type { ProductId } from './product-id.ts';

/** How the store lets one pay in parts; written as the store writes it, not computed. */
export interface Installment {
  readonly amount: string;
  readonly months: number;
  readonly apr: number;
}

/** A price in the region's own currency that holds for a while. */
export interface Promotion {
  readonly price: number;
  readonly window: Window;
  readonly installment?: Installment;
}

/** What a product costs in a region, in the currency's major unit, and whether it can be had. */
export interface RegionalPrice {
  /** Left out where no price outside the promotions is known. */
  readonly regular?: number;
  readonly promotions?: readonly Promotion[];
  /** At the regular price. */
  readonly installment?: Installment;
  /** What the regular price has been announced to rise to. */
  readonly next?: number;
}

/** A stretch in which a region's store has none left; outside of these a product is in stock. */
export interface Shortage {
  /** It is back where the window closes. */
  readonly window: Window;
  /** How precisely the store says when it is back; a shortage that is not told so is "sold out". */
  readonly told?: 'day' | 'month';
}

/** Figures of the machine itself; a figure that is not known is left out, or a sample that is marked as one. */
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

/** How long a product is under warranty where its file says nothing else, in years. */
export const standardWarrantyYears = 2;

/** Whose names a product bears, for the note that must stand beside its picture. */
export type Licence = 'transforming' | 'ranger';

export const shapes = ['car', 'truck', 'beast', 'robot'] as const;
/** What a robot turns into; `robot` stays one. */
export type Shape = (typeof shapes)[number];

/** What a box may hold beside the product itself; its words are in `messages/buying`. */
export const boxItems = ['charger', 'adapter', 'cable', 'guide', 'stand', 'certificate', 'screwdriver'] as const;
export type BoxItem = (typeof boxItems)[number];

/** The screen of products without one of their own: it shows their facts and words. */
export const sharedScreen = 'product';

/** The page of a product: the regions that have it, and the folder in `libs/screens` that shows it; `sharedScreen` if left out. */
export interface ProductPage {
  readonly regions: readonly RegionId[];
  readonly screen?: string;
}

/** The facts of a product, from its `product.ts`. Its prices and words are in the same folder. */
export interface ProductFacts {
  /** True while only previews and tools may show it. */
  readonly draft?: boolean;
  readonly picture: PictureName;
  /** Its place in menus and lists: the smallest comes first. */
  readonly order: number;
  /** Left out for a machine that is no robot, and where it is not known. */
  readonly shape?: Shape;
  /** The product in its other shape, cut out as its own picture is. */
  readonly otherShape?: PictureName;
  /** The youngest age that it is made for, in years; left out for a machine that is no robot. */
  readonly ageFrom?: number;
  /** When it first went on sale anywhere: the newest are listed by it. */
  readonly since: Instant;
  /** From when on menus and lists name it, where that is not always; a region may have an instant of its own. */
  readonly announced?: Readonly<Partial<Record<RegionId, Instant>> & { everywhere: Instant }>;
  /** The products that come closest to it, the closest first. The last is sold in every region, or leads to one that is. */
  readonly nearest: readonly ProductId[];
  readonly licence?: Licence;
  readonly hardware: Hardware;
  /** Whether it changes its shape; left out where nothing is compared. */
  readonly transforms?: boolean;
  /** What comes with it. */
  readonly box: readonly BoxItem[];
  /** What is offered beside it, where the region sells that too. */
  readonly addOns?: readonly ProductId[];
  /** Where the regional stores list it. */
  readonly regions: readonly RegionId[];
  /** Its page on this site; the regions' stores alone show a product without one. */
  readonly page?: ProductPage;
  /** The series that lists it. The programming guide of the series is also the guide of the product. */
  readonly series: SeriesId;
  /** The day of its quick guide; left out for what comes in a box with others, whose guides are its own. */
  readonly quickGuide?: DayText;
  /** The products that come in one box under this name. Menus leave it out: the list of all has it. */
  readonly bundleOf?: readonly ProductId[];
  /** The three fixes that its owners need most often, the most frequent one first. */
  readonly fixes: readonly FixId[];
  /** Its latest firmware; left out for a machine without any. */
  readonly firmware?: Omit<Firmware, 'product'>;
  readonly preOrder?: Timeline<'earlyBird', RegionId>;
  /** In years, where it is not the standard. */
  readonly warrantyYears?: Readonly<Partial<Record<RegionId, number>>>;
  /** How many are made, of an edition that is limited; one per customer. */
  readonly edition?: number;
  /** What comes with a booking, and from when on it is shipped. */
  readonly booking?: Readonly<Partial<Record<RegionId, Booking>>>;
  readonly stock?: Readonly<Partial<Record<RegionId, readonly Shortage[]>>>;
}

/** A product: its facts, what its folder names it, and for how much it is sold. */
export interface Product extends ProductFacts {
  /** Its words have it, such as `product.<id>.name`. */
  readonly id: ProductId;
  /** The name of its folder, and the last part of its address, at the regional store and on this site. */
  readonly slug: string;
  readonly prices?: Readonly<Partial<Record<RegionId, RegionalPrice>>>;
}

/** Defines a product. Its id and its slug follow from its folder. */
export function defineProduct<const Facts extends ProductFacts>(facts: Facts): Facts {
  return facts;
}
