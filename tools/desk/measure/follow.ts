import type { Browser } from 'playwright';
import { copySites } from '../e2e/copies.ts';
import { startDesk } from '../e2e/desk.ts';
import type { ChangeRequest } from '../src/api.ts';

const rounds = 5;

/**
 * Measures the time until a page in a frame shows a written change of a text or a date, in milliseconds: one for each
 * round.
 */
export async function followTimes(browser: Browser): Promise<{ readonly words: number[]; readonly dates: number[] }> {
  const copy = copySites();
  const desk = await startDesk(copy.root);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(noteFirstSeen, texts);
    await page.goto(`${desk.origin}/machine?at=2024-12-05T12:00:00Z&regions=uk`);
    const frame = page.frameLocator('iframe[data-preview=uk]');
    const wait = (text: string) => frame.getByText(text).first().waitFor({ timeout: 120_000 });
    await wait('Not for you? Return it within 14 days.');
    const timed = async (request: ChangeRequest, shown: Text) => {
      const proposal = await desk.propose(request);
      if (!proposal.ok) throw new Error(proposal.problem);
      const began = Date.now();
      const written = await desk.write(request, proposal.value.files);
      if (!written.ok) throw new Error(written.problem);
      await wait(shown);
      const seen = await frame
        .locator('html')
        .evaluate((_root, text) => (globalThis as SeenTexts).firstSeen?.[text], shown);
      if (seen === undefined) throw new Error(`“${shown}” became visible, and the time was not noted`);
      await desk.undo();
      await wait('Not for you? Return it within 14 days.');
      return seen - began;
    };
    const [words, dates]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      words.push(await timed(word, texts[0]));
      dates.push(await timed(date, texts[1]));
    }
    return { words, dates };
  } finally {
    await desk.stop();
    copy.remove();
  }
}

const texts = ['Changed your mind? Return it within 14 days.', 'Cyber Monday: every offer is open'] as const;
type Text = (typeof texts)[number];

/** When each text was first visible in a document, in milliseconds since 1970. */
interface SeenTexts {
  firstSeen?: Partial<Record<string, number>>;
}

/**
 * Runs in each document and records when each text is first visible. Playwright checks only every half second, which is
 * too rarely.
 */
function noteFirstSeen(wanted: readonly string[]): void {
  const firstSeen: Partial<Record<string, number>> = ((globalThis as SeenTexts).firstSeen = {});
  const look = () => {
    const said = document.querySelector('body')?.innerText ?? '';
    for (const text of wanted) if (said.includes(text)) firstSeen[text] ??= Date.now();
    if (wanted.every((text) => firstSeen[text] === undefined)) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const word: ChangeRequest = {
  kind: 'word',
  folder: 'libs/content/messages/navigation',
  key: 'banner.returns',
  locale: 'en-GB',
  text: 'Changed your mind? Return it within {days, number} days.',
};
const date: ChangeRequest = {
  kind: 'instant',
  bar: 'uk.campaign.Black Friday 2024.cyberMonday',
  edge: 'closes',
  typed: '2024-12-06 00:00',
};
