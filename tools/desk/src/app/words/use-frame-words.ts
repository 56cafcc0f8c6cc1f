import type { TextId } from '@kinemorph/i18n/text-ids';
import { useEffect, useState } from 'react';

/** A text on a page in a frame, with the ids of its messages: its own first. */
export interface FrameText {
  readonly region: string;
  readonly ids: readonly TextId[];
  readonly text: string;
  /** `text`, or the attribute that contains it. */
  readonly where: string;
}

type Told = Omit<FrameText, 'region'>;
interface FromFrame {
  readonly kinemorphReady?: boolean;
  readonly kinemorphTexts?: readonly Told[];
  readonly kinemorphPicked?: readonly Told[];
}

const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-preview]')];
const isPreview = (origin: string) => /^http:\/\/t\d{1,15}-(?:global|cn)\.localhost:\d+$/.test(origin);
const none: ReadonlyMap<string, readonly FrameText[]> = new Map();

/** Returns the texts of the pages in the frames, and reports presses on them, while the component is mounted. */
export function useFrameWords(
  onPick: (region: string, found: readonly FrameText[]) => void,
): ReadonlyMap<string, readonly FrameText[]> {
  const [texts, setTexts] = useState(none);
  useEffect(() => {
    const turn = (frame: HTMLIFrameElement, isOn: boolean) =>
      frame.contentWindow?.postMessage({ kinemorphWords: isOn }, '*');
    const onMessage = ({ data, source, origin }: MessageEvent<FromFrame | null>) => {
      const frame = frames().find(({ contentWindow }) => contentWindow === source);
      if (!frame || !isPreview(origin) || data === null) return;
      const region = frame.dataset['preview'] ?? '';
      const own = (found: readonly Told[]) => found.map((one) => ({ ...one, region }));
      const { kinemorphReady, kinemorphTexts, kinemorphPicked } = data;
      if (kinemorphReady) turn(frame, true);
      if (kinemorphTexts) setTexts((all) => new Map(all).set(region, own(kinemorphTexts)));
      if (kinemorphPicked) onPick(region, own(kinemorphPicked));
    };
    addEventListener('message', onMessage);
    for (const frame of frames()) turn(frame, true);
    return () => {
      removeEventListener('message', onMessage);
      for (const frame of frames()) turn(frame, false);
    };
  }, [onPick]);
  return texts;
}

/** Shows a text in the frame of a region. */
export function showInFrame(region: string, id: TextId): void {
  for (const frame of frames())
    if (frame.dataset['preview'] === region) frame.contentWindow?.postMessage({ kinemorphShow: id }, '*');
}
