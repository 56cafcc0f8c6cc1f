import type { Country, Currency, RegionId } from '@kinemorph/content';
import type { HeaderMenu, SiteFooter, TextBanner } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { ConsentModel } from './consent-model.ts';
import type { PageWindow } from './page-window.ts';
import type { Vendors } from './vendors.ts';

/** The shell around every page of a region, and the facts about the site for the browser. */
export interface ShellModel {
  readonly home: string;
  readonly banner?: Omit<ComponentProps<typeof TextBanner>, 'name'>;
  readonly menus: readonly HeaderMenu[];
  readonly footer: Pick<
    ComponentProps<typeof SiteFooter>,
    'columns' | 'socials' | 'address' | 'legal' | 'copyright' | 'notices'
  >;
  /** The search page. */
  readonly search: { readonly href: string; readonly label: string };
  /** The visitor's account: a page of this site, or of the regional store. */
  readonly account: { readonly href: string; readonly label: string };
  /**
   * The page of the region choice, and the name of this region; the us region also has names for countries that it
   * serves.
   */
  readonly regionChoice: {
    readonly href: string;
    readonly label: string;
    readonly byCountry: Readonly<Partial<Record<Country, string>>>;
  };
  /** Suggestions of other regions, in their own languages, for visitors whose browser prefers one of these. */
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
    /** Full paths of the pages without vendors, which are therefore separate documents. */
    readonly personal: readonly string[];
    /** The windows of the pages that are open or have closed, by full path. */
    readonly windows: Readonly<Record<string, PageWindow>>;
    readonly apiBase: string;
    /** The scope of the session's keys in the browser's storage, such as `/eu`. */
    readonly storageScope: string;
    /** True if the account API has a call to log out. */
    readonly signsOut: boolean;
    /** Left out if none is configured. */
    readonly vendors?: Vendors;
    /** The data of a pressed product for the tag manager: its price by its slug, or null without a price. */
    readonly measured?: { readonly currency: Currency; readonly products: Readonly<Record<string, number | null>> };
  };
  /** Left out if nothing needs consent. */
  readonly consent?: ConsentModel;
  readonly newsletterPopup?: {
    readonly register: string;
    readonly credits: number;
    /** The discount of a new account on its first order, in the region's format: `5%`. */
    readonly discount: string;
    /** The addresses of the privacy policy and the terms; left out if the region has no such page. */
    readonly privacy?: string;
    readonly terms?: string;
  };
}
