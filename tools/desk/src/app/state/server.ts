import { useCallback, useEffect, useState } from 'react';
import type { ChangeRequest, DeskTimeline, Handover, Outcome, Proposal } from '../../api.ts';

/** A value that is loading, loaded or failed to load, with the reason. */
export type Loaded<Value> =
  | { readonly status: 'loading'; readonly value?: Value }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly problem: string; readonly value?: Value };

const token = document.querySelector<HTMLMetaElement>('meta[name=desk-token]')?.content ?? '';

/** Sends a request to the desk's server; rejects with a message for the user. */
export async function ask<Value>(path: string, options?: RequestInit): Promise<Value> {
  const response = await fetch(path, options).catch(() => {
    throw new Error('The desk does not answer. Is npm run desk still running?');
  });
  const said = (await response.json().catch(() => undefined)) as Value | { problem?: string } | undefined;
  if (!response.ok)
    throw new Error((said as { problem?: string } | undefined)?.problem ?? `The desk answered ${response.status}.`);
  return said as Value;
}

async function post<Value>(path: string, body: unknown): Promise<Outcome<Value>> {
  return ask<Outcome<Value>>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-desk-token': token },
    body: JSON.stringify(body),
  }).catch((error: unknown) => ({ ok: false, problem: error instanceof Error ? error.message : String(error) }));
}

export const propose = (request: ChangeRequest) => post<Proposal>('/api/changes/propose', request);
export const write = (request: ChangeRequest, files: Proposal['files']) =>
  post<{ readonly title: string }>('/api/changes/write', { request, files });
export const undo = () => post<{ readonly title: string }>('/api/changes/undo', {});

/**
 * Loads an answer, again whenever its path or the mark changes; the previous value is kept until the new one has
 * arrived.
 */
export function useAnswer<Value>(path: string | undefined, mark = ''): Loaded<Value> & { readonly again: () => void } {
  const [said, setSaid] = useState<{
    readonly key: string;
    readonly path: string;
    readonly value?: Value | undefined;
    readonly problem?: string;
  }>();
  const [round, setRound] = useState(0);
  const key = `${path} ${mark} ${round}`;
  useEffect(() => {
    if (path === undefined) return;
    let wanted = true;
    ask<Value>(path).then(
      (value) => wanted && setSaid({ key, path, value }),
      (error: unknown) =>
        wanted &&
        setSaid((was) => ({
          key,
          path,
          value: was?.path === path ? was.value : undefined,
          problem: error instanceof Error ? error.message : String(error),
        })),
    );
    return () => {
      wanted = false;
    };
  }, [path, key]);
  const again = useCallback(() => setRound((count) => count + 1), []);
  const value = said?.path === path ? said?.value : undefined;
  const kept = value === undefined ? {} : { value };
  if (said?.key !== key) return { status: 'loading', ...kept, again };
  if (said.problem !== undefined) return { status: 'failed', problem: said.problem, ...kept, again };
  return { status: 'ready', value: value as Value, again };
}

/** The content as the desk has it, followed as it changes in any tab or editor. */
export function useTimeline(): Loaded<DeskTimeline> & {
  readonly again: () => void;
  readonly connected: boolean;
  /** The version of the sites' pages. It changes before the timeline, which takes longer to read. */
  readonly pagesVersion: string;
} {
  const [version, setVersion] = useState('');
  const [pagesVersion, setPagesVersion] = useState('');
  const [connected, setConnected] = useState(true);
  useEffect(() => {
    const events = new EventSource('/api/events');
    events.addEventListener('content', ({ data }) => setVersion(String(data)));
    events.addEventListener('pages', ({ data }) => setPagesVersion(String(data)));
    events.addEventListener('open', () => setConnected(true));
    events.addEventListener('error', () => setConnected(false));
    return () => events.close();
  }, []);
  return { ...useAnswer<DeskTimeline>('/api/timeline', version), connected, pagesVersion };
}

export const useHandover = (version: string) => useAnswer<Handover>('/api/handover', version);
