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

/** The data of a support form. */
export interface SupportRequest {
  readonly kind: SupportKind;
  /** Generated once for each request: all requests with the same key count as one. */
  readonly key: string;
  readonly locale: string;
  /** The visitor's country, such as `DE`. */
  readonly country: string;
  /** The form's other fields, by the names of the API. */
  readonly fields: Readonly<Record<string, string>>;
  readonly proof?: ProofOfPurchase | undefined;
  /** The token of the page's captcha; left out on pages without a captcha. */
  readonly captcha?: string | undefined;
}

/**
 * The shape of a request number. The form checks the last character: it has the code for that, which would otherwise be
 * in two chunks.
 */
const answerSchema = v.object({ number: v.pipe(v.string(), v.regex(/^KM-[0-9A-Z]{4}-[0-9A-Z]{4}$/)) });

/**
 * Sends a request and returns the number that the API has assigned, unchanged. Silent: the form shows its errors. It
 * always sends the consent, since the button is below the text of the consent.
 */
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
