export type { ProductId } from './by-folder/ids.ts';
