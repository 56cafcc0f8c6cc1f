import type words from '../../messages/products/en-US.json';

/** The id of a product: its words have a name under it, `product.<id>.name`. */
export type ProductId = IdIn<keyof typeof words>;

type IdIn<Key> = Key extends `product.${infer Id}.name` ? Id : never;
