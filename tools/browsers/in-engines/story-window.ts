import { eventually } from '@kinemorph/site/testing';
import type { Window } from '../src/engine.ts';

/** The parts of Storybook's preview that are used here. */
interface Preview {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly id?: string; readonly phase?: string } };
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, value: object): void };
}

/**
 * Shows a story in a window that shows another one already, and waits until it is drawn and its play function has
 * ended.
 */
export async function showStory(window: Window, id: string): Promise<void> {
  await window.run((storyId) => {
    (globalThis as Preview).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  await eventually(() => window.run(stateOfStory)).toEqual({ id, ended: true });
}

/** Runs in the page: which story is shown, and whether it has ended, well or badly. */
function stateOfStory(): { readonly id: string | undefined; readonly ended: boolean } {
  const render = (globalThis as Preview).__STORYBOOK_PREVIEW__?.currentRender;
  return { id: render?.id, ended: ['finished', 'errored', 'aborted'].includes(render?.phase ?? '') };
}

/** Runs in the page: returns Storybook's error message for a failed story; empty if it did not fail. */
export function failureOfStory(): string {
  const failed = ['sb-show-errordisplay', 'sb-show-nopreview'].some((name) => document.body.classList.contains(name));
  const phase = (globalThis as Preview).__STORYBOOK_PREVIEW__?.currentRender?.phase;
  if (!failed && phase === 'finished') return '';
  return document.getElementById('error-message')?.textContent.trim() || `The story did not render: ${phase ?? ''}`;
}
