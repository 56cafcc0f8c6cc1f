import { acceptLanguage } from './accept-language.ts';
import { ApiError } from './api-error.ts';
import { errorMessage, type ErrorMessages } from './error-message.ts';
import { send } from './transport.ts';

/** The tokens of a session, where there is one. */
export interface SessionTokens {
  readonly apptoken?: string | undefined;
  readonly reftoken?: string | undefined;
}

/** What a client needs to know of the page that it serves. */
export interface ApiClientOptions {
  /** Where the region's market answers, such as `/euapi`. Tokens go nowhere else. */
  readonly baseUrl: string;
  readonly region: string;
  /** The page's language, such as `en-GB`. */
  readonly language: string;
  readonly messages: ErrorMessages;
  /** Shows a message to the reader. */
  readonly onError: (message: string) => void;
  /** Read at every call, so that a login in another tab counts. */
  readonly session?: () => SessionTokens;
  /** How long a call may last in all, the body included. */
  readonly timeoutMs?: number;
}

/** One call of the account API. */
export interface ApiCall {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly params?: Readonly<Record<string, string>>;
  readonly data?: unknown;
  /** The caller shows its errors itself. */
  readonly silent?: boolean;
  readonly timeoutMs?: number;
}

/** The account API as a page sees it. */
export interface ApiClient {
  /** Resolves to the envelope's data, or rejects with an `ApiError`. */
  call(call: ApiCall): Promise<unknown>;
}

export const defaultTimeoutMs = 60_000;

/** A client of the account API for one page's region and language. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  // axios lets any address through when there is no base, tokens and all.
  if (options.baseUrl === '') throw new TypeError('createApiClient: baseUrl is empty');
  return {
    async call(call) {
      try {
        const envelope = await send({
          baseUrl: options.baseUrl,
          headers: headersOf(options),
          timeoutMs: call.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs,
          call,
        });
        return envelope.data;
      } catch (error) {
        if (error instanceof ApiError && !call.silent && wasAnswered(error)) {
          options.onError(errorMessage(error, options.messages));
        }
        throw error;
      }
    },
  };
}

// A 2xx answer without a readable code counts as one with an unknown code: the reader gets the default message.
function wasAnswered({ kind }: ApiError): boolean {
  return kind === 'business' || kind === 'malformed';
}

function headersOf({ region, language, session }: ApiClientOptions): Record<string, string> {
  const { apptoken, reftoken } = session?.() ?? {};
  return {
    region,
    'Accept-Language': acceptLanguage(region, language),
    ...(apptoken && { apptoken }),
    ...(reftoken && { reftoken }),
  };
}
