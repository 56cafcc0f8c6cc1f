import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageProvider } from '../page/page-info.tsx';
import type { PageData } from '../page/page.ts';
import { createSiteClock } from './site-clock.ts';
import { SiteClockContext } from './site-clock-context.ts';
import { useCountdown } from './use-countdown.ts';

function Left({ until }: { until: number }) {
  const { days, hours, minutes, seconds, over } = useCountdown(until);
  return `${days} ${hours} ${minutes} ${seconds} ${over ? 'over' : 'to go'}`;
}

const page = (now: number) =>
  ({
    region: 'us',
    locale: 'en-US',
    country: 'US',
    path: '/us',
    now,
    shell: { site: { apiBase: '' } },
  }) as unknown as PageData;
const shown = (now: number, until: number) =>
  renderToStaticMarkup(
    <PageProvider data={page(now)}>
      <Left until={until} />
    </PageProvider>,
  );

describe('a countdown on a page', () => {
  it('has no figures in the server’s document, since a cached copy may be days old [PB-14]', () => {
    const late = createSiteClock(5_000_000, () => 0);
    const markup = renderToStaticMarkup(
      <SiteClockContext value={late}>
        <PageProvider data={page(1000)}>
          <Left until={93_785_000} />
        </PageProvider>
      </SiteClockContext>,
    );
    expect(markup).toBe('null null null null to go');
    expect(shown(1000, 93_785_000)).toBe(markup);
  });

  it('is over at the instant, and not a millisecond before [ST-1]', () => {
    expect([9999, 10_000, 10_001].map((now) => shown(now, 10_000).slice(-5))).toEqual(['to go', ' over', ' over']);
  });
});
