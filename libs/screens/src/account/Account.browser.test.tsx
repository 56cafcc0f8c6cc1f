import { sessionKeys, storageKey } from '@kinemorph/api-client/session';
import { takeNotice } from '@kinemorph/site';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { loadPage } from '../testing/screen-page.ts';
import { clearPage, htmlOf, showPage } from '../testing/show-page.tsx';
import { ada, adasSession, keepSession, standInForAccounts, stayHere, type AccountAnswer } from '../testing/visitor.ts';

let navigations: ReturnType<typeof stayHere>;
let accounts: ReturnType<typeof standInForAccounts>;

const load = (region: string) => loadPage({ screen: 'account' }, { region, instant: '20250710T120000Z' });

/** Opens the account page of a region, with an API that sends these responses. */
async function open(
  profile: AccountAnswer | Promise<AccountAnswer> | Record<string, AccountAnswer> = 'waiting',
  region = 'us',
) {
  navigations = stayHere();
  accounts = standInForAccounts(
    typeof profile === 'string' || profile instanceof Promise || 'code' in profile
      ? { profile: profile as AccountAnswer }
      : profile,
  );
  await showPage(await load(region));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  clearPage();
  navigations.end();
  accounts.end();
  localStorage.clear();
});

const credits = page.getByRole('definition').first();
const said = () => document.body.innerText;

describe('the account page from the server [PG-16]', () => {
  it('contains no visitor’s data, only a busy placeholder', async () => {
    keepSession('/us', adasSession);
    await open();
    const html = htmlOf(await load('us'));
    for (const secret of [ada.email, ada.nickname, '1,240']) expect(html).not.toContain(secret);
    expect(html).toMatch(/<noscript>.*JavaScript/);
    const sent = new DOMParser().parseFromString(html, 'text/html');
    expect(sent.querySelector('[aria-busy=true]')?.getAttribute('aria-label')).toBe('Loading your account');
  });
});

describe('the account page for a signed-out visitor [ST-7]', () => {
  it('requests nothing, and redirects to the login with a return address', async () => {
    await open();
    await expect.poll(() => navigations.requests).toEqual(['/us/login?next=%2Fus%2Faccount']);
    expect(accounts.calls).toEqual([]);
    await expect.element(page.getByRole('region', { name: 'Loading your account' })).toBeVisible();
  });

  it('hides the account and redirects to the login after signing out in another tab', async () => {
    keepSession('/us', adasSession);
    await open({ code: 2000, data: ada });
    await expect.element(page.getByText(ada.nickname).first()).toBeVisible();
    for (const key of sessionKeys) localStorage.removeItem(storageKey('/us', key));
    dispatchEvent(new StorageEvent('storage', { key: '/us/apptoken' }));
    await expect.poll(() => said()).not.toContain(ada.email);
    expect(said()).not.toContain(ada.nickname);
    expect(navigations.requests).toEqual(['/us/login?next=%2Fus%2Faccount']);
  });

  it('hides the account if it returns from the back/forward cache after signing out', async () => {
    keepSession('/us', adasSession);
    await open({ code: 2000, data: ada });
    await expect.element(page.getByText(ada.nickname).first()).toBeVisible();
    for (const key of sessionKeys) localStorage.removeItem(storageKey('/us', key));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.poll(() => said()).not.toContain(ada.email);
  });

  it('removes the session and redirects to the login when the API rejects the refresh [ER-2]', async () => {
    keepSession('/us', adasSession);
    await open({ profile: { code: 4003, msg: 'Expired.' }, refresh: { code: 4006, msg: 'Over.' } });
    await expect.poll(() => navigations.requests).toEqual(['/us/login?next=%2Fus%2Faccount']);
    expect(localStorage).toHaveLength(0);
    expect(said()).not.toContain(ada.email);
  });

  it('removes the session and redirects to the login without a return address after Log out', async () => {
    keepSession('/us', adasSession);
    await open({ code: 2000, data: ada });
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => navigations.requests).toEqual(['/us/login']);
    expect(localStorage).toHaveLength(0);
    expect(takeNotice('logged-out')).toBe(true);
    expect(said()).not.toContain(ada.email);
    // The request never gets a response, and the page does not wait for one.
    expect(accounts.calls.at(-1)).toEqual({ path: '/usapi/account/user/sign_out', body: {} });
  });
});

describe('the account page for a signed-in visitor [PG-16, AP-9]', () => {
  it('shows the stored profile at once, and then the profile from the API', async () => {
    keepSession('/us', adasSession);
    const profile = Promise.withResolvers<AccountAnswer>();
    await open(profile.promise);
    await expect.element(credits).toHaveTextContent('1,240');
    profile.resolve({ code: 2000, data: { ...ada, nickname: 'Countess', points: 12_500 } });
    await expect.element(credits).toHaveTextContent('12,500');
    await expect.element(page.getByText('Countess').first()).toBeVisible();
    await expect.element(page.getByText('United States')).toBeVisible();
    expect(navigations.requests).toEqual([]);
  });

  it('is in Japanese in jp', async () => {
    keepSession('/us', { ...adasSession, userInfo: { ...ada, country: 'JP' } });
    await open({ code: 2000, data: { ...ada, country: 'JP' } }, 'jp');
    await expect.element(page.getByText('日本', { exact: true })).toBeVisible();
    await expect.element(page.getByText('ポイント', { exact: true })).toBeVisible();
  });

  it.each(['OTHER', '', 'XQ', 'us'])('shows no country if the account has %j', async (country) => {
    keepSession('/us', { ...adasSession, userInfo: { ...ada, country } });
    await open();
    await expect.element(credits).toHaveTextContent('1,240');
    expect(said()).not.toContain('Country');
  });

  it('keeps the stored profile, alerts and offers a retry when the API is unreachable [ER-4]', async () => {
    keepSession('/us', adasSession);
    const answers: Record<string, AccountAnswer> = { profile: 'unreachable' };
    await open(answers);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('We couldn’t refresh your account. This is what we last had.');
    await expect.element(credits).toHaveTextContent('1,240');
    answers['profile'] = { code: 2000, data: { ...ada, points: 5 } };
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(credits).toHaveTextContent('5');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(navigations.requests).toEqual([]);
  });

  it('alerts and offers a retry when the API fails and no profile is stored', async () => {
    keepSession('/us', { ...adasSession, userInfo: undefined });
    const answers: Record<string, AccountAnswer> = { profile: 'broken' };
    await open(answers);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('We couldn’t load this page. Please try again in a moment.');
    answers['profile'] = { code: 2000, data: ada };
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(credits).toHaveTextContent('1,240');
  });
});
