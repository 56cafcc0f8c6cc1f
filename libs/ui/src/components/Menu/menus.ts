import type { PictureData } from '../Picture/Picture.tsx';

/** One link of a menu; with a picture it becomes a product card. */
export type HeaderMenuItem = {
  label: string;
  href: string;
  picture?: PictureData | undefined;
  price?: string | undefined;
  tag?: { label: string; color: 'red' | 'cyan' | 'orange' } | undefined;
  external?: boolean | undefined;
  describe?: string | undefined;
  /** Title of the group that this and the adjacent items belong to, such as a series. */
  group?: string | undefined;
};

/** An entry of the bar: with items it opens a panel, without them it is a link. */
export type HeaderMenu = {
  id: string;
  label: string;
  href?: string | undefined;
  tag?: HeaderMenuItem['tag'];
  items?: readonly HeaderMenuItem[] | undefined;
};
