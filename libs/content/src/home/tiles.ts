import type { ProductId } from '../products/product.ts';
import type { Home, HomeTile } from './home.ts';

/** A tile that shows a product as it is. */
export function tile(product: ProductId, more: Partial<HomeTile> = {}): HomeTile {
  return { key: product, product, showBuy: true, ...more };
}

/** The two doors of the software, the same in every region. */
export const ecosystem: Home['ecosystem'] = [
  { key: 'hub', to: { hub: 'hub' } },
  { key: 'studio', to: { hub: 'studio' } },
];

export const quotes: Home['quotes'] = ['transformation', 'engineering', 'programming'];
