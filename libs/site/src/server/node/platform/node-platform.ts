import type { Platform } from '../../answer/platform.ts';
import { EncodedBody } from './encoded-body.ts';

/** Compresses pages once, and renders their next versions before a boundary. */
export const nodePlatform: Platform = { createBody: (text) => new EncodedBody(text), rendersAhead: true };
