import type { Dealer } from '../../dealers/dealer.ts';

/** None yet: the page says so, and the menu of jp does not name it. */
export const dealers: readonly Dealer[] = [];
