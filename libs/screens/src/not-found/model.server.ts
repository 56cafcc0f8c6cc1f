import { regions } from '@kinemorph/content';
import type { ScreenModel } from '@kinemorph/site';
import { regionName } from '@kinemorph/site/models';

export interface NotFoundModel {
  readonly home: string;
  readonly chooseRegion: string;
  /** The regions that have the page, when it is not this one. */
  readonly elsewhere: readonly { readonly label: string; readonly href: string }[];
}

/** Stands in for a page that is not there, and says where it is. */
export const notFound: ScreenModel<NotFoundModel> = {
  model: ({ text, region, links, elsewhere }) => ({
    home: links.to({ page: '' }) ?? '/',
    chooseRegion: links.to({ page: 'choose-your-region' }) ?? '/',
    elsewhere: (elsewhere?.regions ?? []).map((id) => ({ label: regionName({ text, region }, regions[id].country), href: links.inRegion(id, elsewhere?.path ?? '') })),
  }),
  head: ({ text }) => ({ title: text('notFound.head.title'), description: '', keywords: '', alternates: [], index: false }),
};
