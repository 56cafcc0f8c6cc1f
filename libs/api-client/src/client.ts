import { acceptLanguage } from './accept-language.ts';
import { refreshSession } from './account.ts';
import type { ApiCall, ApiClient } from './api-call.ts';
import { ApiError } from './api-error.ts';
import { errorMessage, type ErrorMessages } from './error-message.ts';
import { createRefresh } from './session/refresh.ts';
import type { Session, SessionStore } from './session/session-store.ts';
import { send } from './transport.ts';

/**
 * The reason why a session is over: the API refused to renew it, or too few of its values were left to request a
 * renewal.
 */
export type SessionEnd = 'refused' | 'incomplete';

/** The options of a client, which belong to one page. */
export interface ApiClientOptions {
  /** The API of the region's market, such as `/euapi`. Tokens are sent nowhere else. */
  readonly baseUrl: string;
  readonly region: string;
  /** The page's language, such as `en-GB`. */
  readonly language: string;
  readonly messages: ErrorMessages;
  /** Shows a message to the reader. */
  readonly onError: (message: string) => void;
  /** Read at every call, so that a login in another tab counts. */
  readonly session?: SessionStore | undefined;
  /** Called when the visitor has to log in again. */
  readonly onSessionEnd?: ((why: SessionEnd) => void) | undefined;
  /** The longest time of a call, the body included, in milliseconds. */
  readonly timeoutMs?: number | undefined;
}

export const defaultTimeoutMs = 60_000;

/** The envelope's code for a session that has expired. */
export const sessionExpiredCode = 4003;

/** Creates a client of the account API for one page's region and language. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  // Without a base, axios calls any address, and sends the tokens there.
  if (options.baseUrl === '') throw new TypeError('createApiClient: baseUrl is empty');
  const { baseUrl, messages, onError, onSessionEnd, session: store } = options;

  const ask = async (
    call: ApiCall,
    session: Session,
    deadline = AbortSignal.timeout(call.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs),
  ) => (await send({ baseUrl, headers: headersOf(options, session), deadline, call })).data;
  const refresh =
    store &&
    createRefresh(store, (session, deadline) =>
      refreshSession({ call: (call) => ask(call, session, deadline) }, session.userId),
    );

  /**
   * Repeats a call with a renewed session. Returns undefined, after a call of `onSessionEnd`, if the session is over.
   */
  const askAgain = async (call: ApiCall, used: Session): Promise<{ readonly data: unknown } | undefined> => {
    if (!store || !refresh || !used.apptoken || !store.readWhole()) {
      onSessionEnd?.('incomplete');
      return undefined;
    }
    if ((await refresh(used.apptoken)) === 'refreshed') return { data: await ask(call, store.read()) };
    onSessionEnd?.('refused');
    return undefined;
  };

  return {
    async call(call) {
      const session = store?.read() ?? {};
      try {
        return await ask(call, session).catch(async (error: unknown) => {
          if (!isExpired(error)) throw error;
          const answer = await askAgain(call, session);
          if (!answer) throw error;
          return answer.data;
        });
      } catch (error) {
        if (error instanceof ApiError && !call.silent && wasAnswered(error)) onError(errorMessage(error, messages));
        throw error;
      }
    },
  };
}

function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'business' && error.code === sessionExpiredCode;
}

// A 2xx answer without a readable code counts as one with an unknown code: the reader gets the default message.
function wasAnswered({ kind }: ApiError): boolean {
  return kind === 'business' || kind === 'malformed';
}

function headersOf({ region, language }: ApiClientOptions, { apptoken, reftoken }: Session): Record<string, string> {
  return {
    region,
    'Accept-Language': acceptLanguage(region, language),
    ...(apptoken && { apptoken }),
    ...(reftoken && { reftoken }),
  };
}
