/** The parts of Storybook's preview that are used here. */
interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    once(event: string, listener: () => void): void;
    emit(event: string, value: object): void;
  };
}

/** Runs in the page: returns undefined while the story is loading, then its result. */
export function storyState(): { error?: string } | undefined {
  const phase = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase;
  const failed =
    document.body.classList.contains('sb-show-errordisplay') || document.body.classList.contains('sb-show-nopreview');
  if (failed)
    return { error: document.querySelector('#error-message')?.textContent.trim() || 'The story did not render.' };
  if (phase === 'errored' || phase === 'aborted') return { error: 'The story did not render.' };
  return phase === 'finished' ? {} : undefined;
}

/**
 * Runs in the page: renders a story again, the same or another of its file, as if the window always had its present
 * size.
 */
export async function show({ event, storyId, anew }: { event: string; storyId: string; anew: string }): Promise<void> {
  const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
  dispatchEvent(new Event(anew));
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
  await new Promise<void>((resolve) => {
    for (const end of ['storyFinished', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'])
      channel?.once(end, () => resolve());
    channel?.emit(event, { storyId, viewMode: 'story' });
    // A story that never finishes is detected by its state.
    setTimeout(resolve, 10_000);
  });
}

/** Runs in the page: loads lazy images, and finishes animations. */
export async function settle(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const scrolled = () =>
    Array.from(document.querySelectorAll('*')).reduce(
      (sum, { scrollLeft, scrollTop }) => sum + scrollLeft + scrollTop,
      0,
    );
  // Smooth scrolling has ended when the position no longer changes.
  let before: number;
  do {
    before = scrolled();
    await frames();
  } while (scrolled() !== before);
}

/**
 * Runs in the page: cancels endless animations, and hides the caret; returns the size of the whole page, in CSS pixels.
 */
export function hold(): { width: number; height: number } {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { caret-color: transparent !important }');
  document.adoptedStyleSheets = [sheet];
  const { body, documentElement: root } = document;
  return {
    width: Math.max(body.scrollWidth, body.offsetWidth, root.scrollWidth, root.offsetWidth),
    height: Math.max(body.scrollHeight, body.offsetHeight, root.scrollHeight, root.offsetHeight),
  };
}
