import type { Dealer } from './dealer.ts';

/** None yet: the page says so, and the menu of jp does not name it. */
export const jp: readonly Dealer[] = [];
