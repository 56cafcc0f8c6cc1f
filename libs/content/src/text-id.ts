import type home from '../messages/home/en-US.json';
import type navigation from '../messages/navigation/en-US.json';
import type products from '../messages/products/en-US.json';
import type regions from '../messages/regions/en-US.json';

/** The id of a word that content says. The default locale's files are the list. */
export type ContentTextId = keyof typeof home | keyof typeof navigation | keyof typeof products | keyof typeof regions;
