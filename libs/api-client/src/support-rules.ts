export { isRequestNumber, requestNumber, requestNumbers } from './request-number.ts';
export { readSerialNumber, serialLength } from './serial-number.ts';

/** What is asked of the company: a robot is registered, a repair is requested, a message is written, a dealer applies. */
export const supportKinds = ['registrations', 'repairs', 'messages', 'wholesale'] as const;
export type SupportKind = (typeof supportKinds)[number];

/** How many characters the fields of a request may have. */
export const supportLength = { line: 120, email: 254, text: { min: 10, max: 3000 } } as const;

/** Kinds of files that prove a purchase. */
export const proofTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type ProofType = (typeof proofTypes)[number];

/** How large a proof of purchase may be as it is sent, in bytes. With its base64 and the rest of the request it stays below 1 MiB, which is what the sites pass on. */
export const maxProofBytes = 700_000;
