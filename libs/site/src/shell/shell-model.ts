import type { Country, RegionId } from '@kinemorph/content';
import type { HeaderMenu, SiteFooter, TextBanner } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { PageWindow } from '../navigation/remembered-windows.ts';

/** The frame around every page of a region, and what the browser must know of the site. */
export interface ShellModel {
  readonly home: string;
  readonly banner?: Omit<ComponentProps<typeof TextBanner>, 'name'>;
  readonly menus: readonly HeaderMenu[];
  readonly footer: Pick<ComponentProps<typeof SiteFooter>, 'columns' | 'socials' | 'address' | 'legal' | 'copyright'>;
  /** The page where a region is chosen, and how this one is called; the us region also has names for countries that it serves. */
  readonly regionChoice: { readonly href: string; readonly label: string; readonly byCountry: Readonly<Partial<Record<Country, string>>> };
  /** Other regions, in their own languages, for visitors whose browser prefers one of theirs. */
  readonly offers: readonly { readonly region: RegionId; readonly locale: string; readonly languages: readonly string[]; readonly text: string; readonly label: string; readonly href: string }[];
  readonly site: {
    readonly regionInPath: boolean;
    readonly regions: readonly RegionId[];
    /** Paths below the region that are open now. */
    readonly pages: readonly string[];
    /** When the pages that have a window close, by full path. */
    readonly windows: Readonly<Record<string, PageWindow>>;
    readonly apiBase: string;
  };
  readonly newsletterPopup?: { readonly register: string; readonly credits: number };
}
