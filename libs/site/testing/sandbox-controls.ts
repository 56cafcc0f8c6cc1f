/** What the sandbox remembers of a newsletter sign-up. */
export interface Subscriber {
  readonly market: string;
  readonly email: string;
  readonly source: string;
  readonly locale: string;
}

/** What the sandbox remembers of a call. */
export interface SandboxCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}

/** How the next calls are to fail. */
export interface SandboxFault {
  readonly status?: number;
  readonly code?: number;
  readonly delayMs?: number;
  readonly body?: string;
  readonly drop?: boolean;
}

const subscribe = '/account/user/subscribe/create';

/** Looks at the sandbox, and makes its newsletter fail. */
export function sandboxControls(origin: string) {
  const get = async <T>(control: string) => (await (await fetch(`${origin}/__sandbox/${control}`)).json()) as T;
  return {
    subscribers: async () => (await get<{ subscribers: readonly Subscriber[] }>('subscribers')).subscribers,
    calls: async () => (await get<{ calls: readonly SandboxCall[] }>('calls')).calls,
    async failSubscribing(fault: SandboxFault, times = 1) {
      const answer = await fetch(`${origin}/__sandbox/faults`, { method: 'POST', body: JSON.stringify({ method: 'POST', path: subscribe, times, ...fault }) });
      if (!answer.ok) throw new Error(`the sandbox refused the fault: ${await answer.text()}`);
    },
    async heal() {
      await fetch(`${origin}/__sandbox/faults`, { method: 'DELETE' });
    },
  };
}
