import type { Browser } from 'playwright';
import { copySites } from '../e2e/copies.ts';
import { startDesk } from '../e2e/desk.ts';
import type { ChangeRequest } from '../src/api.ts';

const rounds = 5;

/** How long a page in a frame takes to show another word or another date once it is written, in milliseconds: one for each round. */
export async function followTimes(browser: Browser): Promise<{ readonly words: number[]; readonly dates: number[] }> {
  const copy = copySites();
  const desk = await startDesk(copy.root);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${desk.origin}/machine?at=2024-12-05T12:00:00Z&regions=uk`);
    const frame = page.frameLocator('iframe[data-preview=uk]');
    const wait = (text: string) => frame.getByText(text).first().waitFor({ timeout: 120_000 });
    await wait('Not for you? Return it within 14 days.');
    const timed = async (request: ChangeRequest, shown: string) => {
      const proposal = await desk.propose(request);
      if (!proposal.ok) throw new Error(proposal.problem);
      const began = performance.now();
      const written = await desk.write(request, proposal.value.files);
      if (!written.ok) throw new Error(written.problem);
      await wait(shown);
      const took = performance.now() - began;
      await desk.undo();
      await wait('Not for you? Return it within 14 days.');
      return took;
    };
    const [words, dates]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      words.push(await timed(word, 'Changed your mind? Return it within 14 days.'));
      dates.push(await timed(date, 'Cyber Monday: every offer is open'));
    }
    return { words, dates };
  } finally {
    await desk.stop();
    copy.remove();
  }
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
