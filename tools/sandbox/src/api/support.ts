import { products } from '@kinemorph/content';
import {
  maxProofBytes,
  proofTypes,
  readSerialNumber,
  supportLength,
  type ProofType,
  type SupportKind,
} from '@kinemorph/api-client/support-rules';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database.ts';
import type { Market } from '../market.ts';
import { isRegion, locales, regions } from '../regions.ts';
import type { AttachedFile } from '../support-requests.ts';
import { failure, success } from './answer.ts';
import type { ErrorCode } from './codes.ts';
import { emailSchema } from './email.ts';
import type { Guards } from './guards.ts';

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(supportLength.line));
const text = v.pipe(v.string(), v.trim(), v.minLength(supportLength.text.min), v.maxLength(supportLength.text.max));
const optionalLine = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(supportLength.line)), '');

/** Fields with separate error codes, so that a form can show the error beside the field. */
const coded = {
  email: v.unknown(),
  serial: v.optional(v.unknown()),
  purchased: v.optional(v.unknown()),
  proof: v.optional(v.unknown()),
};
const envelope = {
  key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  locale: v.picklist(locales),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2,5}$/)),
  consent: v.boolean(),
  captcha: v.optional(v.unknown()),
};
const robot = { product: v.picklist(Object.keys(products)), shop: line };

/** The fields of each request. */
const schemas = {
  registrations: v.object({ ...envelope, ...coded, ...robot, name: line }),
  repairs: v.object({ ...envelope, ...coded, ...robot, fault: text, name: line, phone: optionalLine }),
  messages: v.object({
    ...envelope,
    ...coded,
    topic: v.picklist(['robot', 'app', 'order', 'press', 'other']),
    product: v.optional(v.picklist([...Object.keys(products), '']), ''),
    message: text,
    name: line,
  }),
  wholesale: v.object({
    ...envelope,
    ...coded,
    company: line,
    business: v.picklist(['store', 'online', 'education', 'other']),
    website: optionalLine,
    address: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(supportLength.text.max)),
    message: text,
    name: line,
    phone: line,
  }),
} as const satisfies Record<SupportKind, v.GenericSchema>;

/** Accepts a request, once for each key, and returns its number. */
export async function supportRequest(
  c: Context,
  kind: SupportKind,
  market: Market,
  database: Database,
  guards: Guards,
): Promise<Response> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const parsed = v.safeParse(schemas[kind], body);
  if (!parsed.success) return failure(c, 'badRequest');
  const { key, locale, consent, captcha, email, serial, purchased, proof, ...rest } = parsed.output;
  if (!consent) return failure(c, 'badRequest');
  const address = v.safeParse(emailSchema, email);
  if (!address.success) return failure(c, 'badEmail');
  const robotFacts = 'shop' in rest ? readRobot(serial, purchased, database.now()) : undefined;
  if (typeof robotFacts === 'string') return failure(c, robotFacts);
  const file = readProof(proof);
  if (typeof file === 'string') return failure(c, file);
  const problem = guards.captchaProblem(c, captcha);
  if (problem) return failure(c, problem);
  if (!guards.mayGoOn(c, 'support')) return failure(c, 'addressLimit');
  const fields = { ...rest, ...robotFacts, email: address.output } as Readonly<Record<string, string>>;
  return success(c, {
    number: database.supportRequests.keep({ market, kind, key, region: regionOf(c, locale), locale, fields, file }),
  });
}

/** Reads the data of a robot: its printed serial number, and the date of purchase. */
function readRobot(
  serial: unknown,
  purchased: unknown,
  now: number,
): { readonly serial: string; readonly purchased: string } | ErrorCode {
  const number = typeof serial === 'string' ? readSerialNumber(serial) : undefined;
  if (number === undefined) return 'badSerial';
  if (typeof purchased !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(purchased)) return 'badDate';
  const day = Date.parse(`${purchased}T00:00Z`);
  // In the visitor's time zone, it may already be tomorrow.
  const latest = now + 14 * 3_600_000;
  return new Date(day || 0).toISOString().startsWith(purchased) && day <= latest
    ? { serial: number, purchased }
    : 'badDate';
}

const proofSchema = v.object({ name: line, type: v.picklist(proofTypes), data: v.pipe(v.string(), v.base64()) });
const beginnings: Readonly<Record<ProofType, string>> = {
  'image/jpeg': 'ffd8ff',
  'image/png': '89504e470d0a1a0a',
  'application/pdf': '255044462d',
};

/** Reads an attached file; its type is determined by its first bytes, not by its name. */
function readProof(proof: unknown): AttachedFile | undefined | ErrorCode {
  if (proof === undefined || proof === null) return undefined;
  const parsed = v.safeParse(proofSchema, proof);
  if (!parsed.success) return 'badFile';
  const { name, type, data } = parsed.output;
  const bytes = Buffer.from(data, 'base64');
  return bytes.length <= maxProofBytes && bytes.toString('hex', 0, 8).startsWith(beginnings[type])
    ? { name, type, bytes }
    : 'badFile';
}

function regionOf(c: Context, locale: string): string {
  const requested = c.req.header('region') ?? '';
  return isRegion(requested)
    ? requested
    : (Object.entries(regions).find(([, region]) => region.locale === locale)?.[0] ?? '');
}
