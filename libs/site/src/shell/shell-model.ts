import type { Country, Currency, RegionId } from '@kinemorph/content';
import type { HeaderMenu, SiteFooter, TextBanner } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { ConsentModel } from '../consent/record/consent-model.ts';
import type { PageWindow } from '../navigation/page-window.ts';
import type { Vendors } from '../vendors/vendors.ts';

/** The frame around every page of a region, and what the browser must know of the site. */
export interface ShellModel {
  readonly home: string;
  readonly banner?: Omit<ComponentProps<typeof TextBanner>, 'name'>;
  readonly menus: readonly HeaderMenu[];
  readonly footer: Pick<ComponentProps<typeof SiteFooter>, 'columns' | 'socials' | 'address' | 'legal' | 'copyright'>;
  /** The page of the search. */
  readonly search: { readonly href: string; readonly label: string };
  /** Where the visitor's account is: this site's page, or the regional store's. */
  readonly account: { readonly href: string; readonly label: string };
  /** The page where a region is chosen, and how this one is called; the us region also has names for countries that it serves. */
  readonly regionChoice: {
    readonly href: string;
    readonly label: string;
    readonly byCountry: Readonly<Partial<Record<Country, string>>>;
  };
  /** Other regions, in their own languages, for visitors whose browser prefers one of theirs. */
  readonly offers: readonly {
    readonly region: RegionId;
    readonly locale: string;
    readonly languages: readonly string[];
    readonly text: string;
    readonly label: string;
    readonly href: string;
  }[];
  readonly site: {
    readonly regionInPath: boolean;
    readonly regions: readonly RegionId[];
    /** Paths below the region that are open now. */
    readonly pages: readonly string[];
    /** Full paths of the pages that carry no vendors, and so are documents of their own. */
    readonly personal: readonly string[];
    /** The windows of the pages that are open or have closed, by full path. */
    readonly windows: Readonly<Record<string, PageWindow>>;
    readonly apiBase: string;
    /** The scope of the session's keys in the browser's storage, such as `/eu`. */
    readonly storageScope: string;
    /** Whether the account API is told of a log-out. */
    readonly signsOut: boolean;
    /** Left out where none is configured. */
    readonly vendors?: Vendors;
    /** What a tag manager is told of a product that is pressed: its price by its slug, or null where it has none. */
    readonly measured?: { readonly currency: Currency; readonly products: Readonly<Record<string, number | null>> };
  };
  /** Left out where there is nothing to agree to. */
  readonly consent?: ConsentModel;
  readonly newsletterPopup?: {
    readonly register: string;
    readonly credits: number;
    /** The share that a new account takes off its first order, as the region writes it: `5%`. */
    readonly discount: string;
    /** What is agreed to; left out where the region has no such page. */
    readonly privacy?: string;
    readonly terms?: string;
  };
}
