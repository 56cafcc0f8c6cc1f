import * as v from 'valibot';
import type { ApiClient } from '../../api-call.ts';
import { readAnswer } from '../../read-answer.ts';
import type { ProofType, SupportKind } from '../../support-rules.ts';

/** A file that proves a purchase. */
export interface ProofOfPurchase {
  readonly name: string;
  readonly type: ProofType;
  /** The file itself, in base64. */
  readonly data: string;
}

/** What a form sends. */
export interface SupportRequest {
  readonly kind: SupportKind;
  /** Drawn once for a request: however often it is sent with this key, it is one request. */
  readonly key: string;
  readonly locale: string;
  /** The visitor's country, such as `DE`. */
  readonly country: string;
  /** The form's other fields, by the names of the API. */
  readonly fields: Readonly<Record<string, string>>;
  readonly proof?: ProofOfPurchase | undefined;
  /** What the page's captcha has given out; left out where the page has none. */
  readonly captcha?: string | undefined;
}

/** The shape of a request number. Who shows it checks its last character: the code for that is the form's, and this file's may be fetched twice. */
const answerSchema = v.object({ number: v.pipe(v.string(), v.regex(/^KM-[0-9A-Z]{4}-[0-9A-Z]{4}$/)) });

/** Sends a request and returns the number that the API has given it, as it came. Silent: the form shows its errors. Sent by pressing a button below a consent, so it always says that there is one. */
export async function sendSupportRequest(
  client: ApiClient,
  { kind, key, locale, country, fields, proof, captcha }: SupportRequest,
): Promise<string> {
  const answer = await client.call({
    method: 'POST',
    path: `/support/${kind}`,
    data: { ...fields, key, locale, country, proof, consent: true, captcha },
    silent: true,
  });
  return readAnswer(answerSchema, answer, 'the answer is no request number').number;
}
