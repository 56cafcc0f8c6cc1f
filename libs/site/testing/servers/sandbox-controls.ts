/** The sandbox's record of a newsletter subscription. */
export interface Subscriber {
  readonly market: string;
  readonly email: string;
  readonly source: string;
  readonly locale: string;
}

/** The sandbox's record of a support request. */
export interface SupportRequest {
  readonly number: string;
  readonly kind: string;
  readonly market: string;
  readonly region: string;
  readonly locale: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly name: string; readonly type: string; readonly size: number } | null;
}

/** The sandbox's record of a call. */
export interface SandboxCall {
  /** The start of the call, as an ISO instant. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}

/** The failure of the next calls. */
export interface SandboxFault {
  readonly status?: number;
  readonly code?: number;
  readonly delayMs?: number;
  readonly dripMs?: number;
  readonly body?: string;
  readonly drop?: boolean;
}

/** Reads the sandbox's records, and makes its calls fail. */
export function sandboxControls(origin: string) {
  const get = async <T>(control: string) => (await (await fetch(`${origin}/__sandbox/${control}`)).json()) as T;
  const post = async (control: string, body: object) => {
    const answer = await fetch(`${origin}/__sandbox/${control}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`the sandbox refused ${control}: ${await answer.text()}`);
  };
  /** Makes the next calls of a path below `/account/user/` fail. */
  const fail = (method: 'GET' | 'POST', path: string, fault: SandboxFault, times = 1) =>
    post('faults', { method, path: `/account/user/${path}`, times, ...fault });
  return {
    fail,
    /** Expires a session's token, and with `refresh` also its refresh token. */
    expire: (userId: string, { refresh = false } = {}) =>
      post('sessions/expire', { userId, ...(refresh && { refresh }) }),
    subscribers: async () => (await get<{ subscribers: readonly Subscriber[] }>('subscribers')).subscribers,
    supportRequests: async () => (await get<{ requests: readonly SupportRequest[] }>('requests')).requests,
    calls: async () => (await get<{ calls: readonly SandboxCall[] }>('calls')).calls,
    failSubscribing: (fault: SandboxFault, times = 1) => fail('POST', 'subscribe/create', fault, times),
    /** The number of requests for each fake vendor, and the events of the tag manager. */
    vendors: () =>
      get<{
        readonly requests: Readonly<Record<'tag-manager' | 'heat-map' | 'captcha', number>>;
        readonly events: readonly Readonly<Record<string, unknown>>[];
      }>('vendors'),
    async forgetVendors() {
      await fetch(`${origin}/__sandbox/vendors`, { method: 'DELETE' });
    },
    /** Delays a vendor's script, in milliseconds. */
    delayVendor: (script: string, delayMs: number) =>
      post('faults', { method: 'GET', path: `/__vendors/${script}`, times: 20, delayMs }),
    async heal() {
      await fetch(`${origin}/__sandbox/faults`, { method: 'DELETE' });
    },
  };
}
