import type { Kind } from '../../api.ts';

/** The kinds of bars, as the desk calls them. */
export const kindNames: Readonly<Record<Kind, string>> = {
  campaign: 'Campaigns',
  preOrder: 'Pre-orders',
  price: 'Prices',
  tile: 'Tiles',
  menu: 'Menu entries',
  banner: 'Banners',
  page: 'Pages',
  stock: 'Stock',
  shipping: 'Shipping',
  reviews: 'Reviews',
};
export const kindName: Readonly<Record<Kind, string>> = {
  campaign: 'campaign',
  preOrder: 'pre-order',
  price: 'price',
  tile: 'tile',
  menu: 'menu entry',
  banner: 'banner',
  page: 'page',
  stock: 'stock',
  shipping: 'shipping',
  reviews: 'reviews',
};
