import { acceptLanguage } from './accept-language.ts';
import { refreshSession } from './account.ts';
import type { ApiCall, ApiClient } from './api-call.ts';
import { ApiError } from './api-error.ts';
import { errorMessage, type ErrorMessages } from './error-message.ts';
import { createRefresh } from './session/refresh.ts';
import type { Session, SessionStore } from './session/session-store.ts';
import { send } from './transport.ts';

/** Why a session is over: the API refused to renew it, or there was not enough of it left to ask. */
export type SessionEnd = 'refused' | 'incomplete';

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
  readonly session?: SessionStore | undefined;
  /** Told when the visitor has to log in again. */
  readonly onSessionEnd?: ((why: SessionEnd) => void) | undefined;
  /** How long a call may last in all, the body included. */
  readonly timeoutMs?: number | undefined;
}

export const defaultTimeoutMs = 60_000;

/** The envelope's code for a session that has expired. */
export const sessionExpiredCode = 4003;

/** A client of the account API for one page's region and language. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  // axios lets any address through when there is no base, tokens and all.
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

  /** Asks again with a renewed session; undefined where the session is over, and says so. */
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
