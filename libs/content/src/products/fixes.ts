/** A problem that owners can fix at home; its words are `fix.<id>` and `fix.<id>.text` of the support page. */
export const fixIds = ['halfway', 'voice', 'app', 'joint', 'balance', 'power', 'network', 'dock', 'talk'] as const;
export type FixId = (typeof fixIds)[number];
