export { isRequestNumber, requestNumber, requestNumbers } from './request-number.ts';
export { readSerialNumber, serialLength } from './serial-number.ts';

/** The support forms: register a robot, request a repair, write a message, apply as a dealer. */
export const supportKinds = ['registrations', 'repairs', 'messages', 'wholesale'] as const;
export type SupportKind = (typeof supportKinds)[number];

/** The maximum numbers of characters of a request's fields. */
export const supportLength = { line: 120, email: 254, text: { min: 10, max: 3000 } } as const;

/** Kinds of files that prove a purchase. */
export const proofTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type ProofType = (typeof proofTypes)[number];

/**
 * The maximum size of a proof of purchase as it is sent, in bytes. In base64 and with the rest of the request it stays
 * below 1 MiB, which is the limit of the sites.
 */
export const maxProofBytes = 700_000;
