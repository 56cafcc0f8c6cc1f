import { sessionKeys, storageKey } from '@kinemorph/api-client/session';
import { leaveNotice, takeNotice } from '@kinemorph/site';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadPage } from '../testing/screen-page.ts';
import { clearPage, htmlOf, showPage } from '../testing/show-page.tsx';
import {
  ada,
  adasSession,
  keepSession,
  letIn,
  standInForAccounts,
  stayHere,
  type AccountAnswer,
} from '../testing/visitor.ts';

const here = location.pathname + location.search;
let navigations: ReturnType<typeof stayHere>;
let accounts: ReturnType<typeof standInForAccounts>;

/** Opens the login of a region with a query, and with an API that sends these responses. */
async function open({
  region = 'us',
  search = '',
  answers = {},
}: { region?: string; search?: string; answers?: Parameters<typeof standInForAccounts>[0] } = {}) {
  history.replaceState(null, '', location.pathname + search);
  navigations = stayHere();
  accounts = standInForAccounts(answers);
  await showPage(await loadPage({ screen: 'login' }, { region, instant: '20250710T120000Z' }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  clearPage();
  navigations.end();
  accounts.end();
  localStorage.clear();
  history.replaceState(null, '', here);
});

/** The visible form. */
const form = page.getByRole('form');
const email = form.getByLabelText('Email address');
const password = form.getByLabelText('Password', { exact: true });
const button = page.getByRole('button', { name: 'Continue' });
const heading = page.getByRole('heading', { level: 1 });
const notice = page.getByRole('listitem').filter({ hasText: 'You’re logged out.' });

async function send(address = ada.email, secret = 'a seam opens') {
  await email.fill(address);
  await password.fill(secret);
  await button.click();
}

describe('the login, as the server sends it [PG-15]', () => {
  it('contains no user data, can’t be submitted, and shows that it needs JavaScript', async () => {
    keepSession('/us', adasSession);
    await open();
    const html = htmlOf(await loadPage({ screen: 'login' }, { region: 'us', instant: '20250710T120000Z' }));
    for (const secret of [ada.email, ada.nickname, 'apptoken']) expect(html).not.toContain(secret);
    expect(html).not.toMatch(/\bname="/);
    const sent = new DOMParser().parseFromString(html, 'text/html');
    expect(sent.querySelectorAll('[type=submit]')).toHaveLength(0);
    expect(sent.querySelector('form noscript')?.textContent).toContain('JavaScript');
  });
});

describe('the login form [SC-14, PG-15]', () => {
  it('has the attributes that password managers recognize', async () => {
    await open();
    await expect.element(button).toBeEnabled();
    const traits = ({ type, name, autocomplete, form: owner }: HTMLInputElement) => ({
      type,
      name,
      autocomplete,
      owned: owner === form.element(),
    });
    expect(traits(email.element() as HTMLInputElement)).toEqual({
      type: 'email',
      name: 'email',
      autocomplete: 'username',
      owned: true,
    });
    expect(traits(password.element() as HTMLInputElement)).toEqual({
      type: 'password',
      name: 'password',
      autocomplete: 'new-password',
      owned: true,
    });
    expect((button.element() as HTMLButtonElement).type).toBe('submit');
    await page.getByRole('tab', { name: 'Existing account' }).click();
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  });

  it('in China, with its single form, allows password managers to fill in the saved password', async () => {
    await open({ region: 'cn' });
    await expect
      .element(page.getByLabelText('密码', { exact: true }))
      .toHaveAttribute('autocomplete', 'current-password');
  });

  it('can be filled in and submitted with the keyboard alone [AP-6]', async () => {
    await open({ answers: letIn(false) });
    (page.getByRole('tab').first().element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}ada@example.com{Tab}a seam opens{Enter}');
    await expect
      .poll(() => accounts.calls[0])
      .toEqual({
        path: '/usapi/account/user/register_or_login',
        body: { email: 'ada@example.com', password: 'a seam opens' },
      });
    await expect.poll(() => navigations.requests).toEqual(['/us/account']);
  });

  it.each([
    ['an address that is none', 'someone@host', 'a seam opens', 'Please enter a valid email address', email],
    ['a short password', ada.email, 'a seam', 'Your password needs 8 to 128 characters.', password],
    ['a long password', ada.email, 'a'.repeat(129), 'Your password needs 8 to 128 characters.', password],
  ])(
    'rejects %s with an error at its field, moves the focus there, and sends nothing',
    async (_name, address, secret, words, field) => {
      await open();
      await send(address, secret);
      await expect.element(page.getByRole('alert')).toHaveTextContent(words);
      await expect.element(field).toHaveFocus();
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
      expect((field.element() as HTMLInputElement).getAttribute('aria-describedby')).toContain(
        page.getByRole('alert').element().id,
      );
      expect(accounts.calls).toEqual([]);
    },
  );

  it('removes an error once its field is valid, and not before', async () => {
    await open();
    await send('someone@host', 'a seam');
    const addressWrong = page.getByText('Please enter a valid email address');
    await expect.element(addressWrong).toBeVisible();
    await email.fill('someone@hos');
    await expect.element(addressWrong).toBeVisible();
    await email.fill(ada.email);
    await expect.element(addressWrong).not.toBeInTheDocument();
    await expect.element(email).toHaveAttribute('aria-invalid', 'false');
    await expect.element(password).toHaveAttribute('aria-invalid', 'true');
    await password.fill('a seam opens');
    await expect.element(password).toHaveAttribute('aria-invalid', 'false');
  });

  it('counts characters as the API does: an emoji counts as one', async () => {
    await open();
    await send(ada.email, '🤖'.repeat(7));
    await expect.element(page.getByRole('alert')).toBeVisible();
    await send(ada.email, '🤖'.repeat(8));
    await expect.poll(() => accounts.calls).toHaveLength(1);
  });

  it('keeps its values while it is busy, and sends them once', async () => {
    await open({ answers: { register_or_login: 'waiting' } });
    await send();
    await userEvent.keyboard('{Enter}');
    document.forms[0]?.requestSubmit();
    const busy = page.getByRole('button', { name: 'One moment…' });
    await expect.element(busy).toHaveAttribute('aria-busy', 'true');
    await expect.element(email).toHaveValue(ada.email);
    await expect.element(password).toHaveAttribute('readonly');
    await expect.poll(() => accounts.calls).toHaveLength(1);
  });

  it('shows the API’s message for a wrong password, and selects the password', async () => {
    await open({ answers: { register_or_login: { code: 4005, msg: 'They do not match.' } } });
    await send(ada.email, 'a seam closes');
    await expect.element(page.getByRole('alert')).toHaveTextContent('They do not match.');
    await expect.element(password).toHaveFocus();
    const { selectionStart, selectionEnd, value } = password.element() as HTMLInputElement;
    expect([selectionStart, selectionEnd, value]).toEqual([0, 13, 'a seam closes']);
    await expect.element(email).toHaveValue(ada.email);
  });

  it.each([
    [4001, email],
    [4002, password],
    [4007, password],
  ])('shows the API’s error %i at its field, and focuses the field', async (code, field) => {
    await open({ answers: { register_or_login: { code, msg: 'Not like this.' } } });
    await send();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(/Not like this\./);
  });

  it.each<[string, AccountAnswer, string]>([
    ['too many attempts', { code: 4029, msg: 'Try again in 15 minutes.' }, 'Try again in 15 minutes.'],
    ['a captcha that was not passed', { code: 4010, msg: 'Are you a person?' }, 'Are you a person?'],
    ['too many calls of an address', { code: 4030, msg: 'Try again in 10 minutes.' }, 'Try again in 10 minutes.'],
    [
      'a common password without words',
      { code: 4007 },
      'Many people use this password, so it is easy to guess. Please choose another.',
    ],
    ['a refusal without words', { code: 5000 }, 'Something went wrong on our server. Please try again later.'],
    ['an answer that is none', 'broken', 'Something went wrong on our server. Please try again later.'],
    ['no answer at all [ER-4]', 'unreachable', 'We couldn’t reach the server. Check your connection and try again.'],
  ])('announces %s, keeps its values, and can be submitted again', async (_name, answer, words) => {
    const answers: Record<string, AccountAnswer> = { ...letIn(false), register_or_login: answer };
    await open({ answers });
    await send();
    await expect.element(page.getByRole('alert')).toHaveTextContent(words);
    await expect.element(email).toHaveValue(ada.email);
    await expect.element(password).toHaveValue('a seam opens');
    expect(localStorage).toHaveLength(0);
    Object.assign(answers, letIn(false));
    await button.click();
    await expect.poll(() => navigations.requests).toEqual(['/us/account']);
  });

  it('links to the terms of use and the privacy policy', async () => {
    await open();
    await expect.element(page.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/us/terms-use');
    await expect
      .element(page.getByRole('link', { name: 'privacy policy' }))
      .toHaveAttribute('href', '/us/privacy-policy');
  });
});

describe('a visitor who logs in [ST-7]', () => {
  it.each([
    ['us', '', '/us/account'],
    ['us', '?next=%2Fus%2Fmanuals', '/us/manuals'],
    ['us', '?next=https%3A%2F%2Fevil.example', '/us/account'],
    ['eu', '', '/eu'],
  ])('is redirected at once: in %s with the query "%s" to %s', async (region, search, to) => {
    await open({ region, search, answers: letIn(false) });
    await send();
    await expect.poll(() => navigations.requests).toEqual([to]);
    expect(localStorage.getItem(storageKey(region === 'eu' ? '/eu' : '/us', 'apptoken'))).toBe('app');
  });

  it('sees the busy form until the profile arrives', async () => {
    await open({ answers: { ...letIn(false), profile: 'waiting' } });
    await send();
    await expect.poll(() => localStorage.getItem('/us/apptoken')).toBe('app');
    await new Promise(requestAnimationFrame);
    await expect.element(heading).toHaveTextContent('Log in');
    await expect.element(page.getByRole('button', { name: 'One moment…' })).toBeVisible();
  });

  it('is redirected even if the profile can’t be loaded', async () => {
    await open({ answers: { ...letIn(false), profile: 'unreachable' } });
    await send();
    await expect.poll(() => navigations.requests).toEqual(['/us/account']);
  });

  it('is not redirected after leaving the login page', async () => {
    const profile = Promise.withResolvers<AccountAnswer>();
    await open({ answers: { ...letIn(false), profile: profile.promise } });
    await send();
    await expect.poll(() => accounts.calls).toHaveLength(2);
    clearPage();
    profile.resolve({ code: 2000, data: ada });
    await expect.poll(() => localStorage.getItem('/us/userInfo')).toContain(ada.email);
    await new Promise(requestAnimationFrame);
    expect(navigations.requests).toEqual([]);
  });

  it('with a new address sees a focused welcome with 200 credits, a discount and a link to the requested page [SC-14, AP-6]', async () => {
    await open({ search: '?next=%2Fus%2Fmanuals', answers: letIn(true) });
    await send();
    await expect.element(heading).toHaveTextContent('Welcome to Kinemorph.');
    await expect.element(heading).toHaveFocus();
    expect(
      page
        .getByRole('definition')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['200', '5%']);
    await expect.element(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/us/manuals');
    expect(navigations.requests).toEqual([]);
    expect(Object.keys(localStorage).sort()).toEqual(sessionKeys.map((key) => storageKey('/us', key)).sort());
  });

  it('with the older method creates no account, and keeps the typed address [AP-7]', async () => {
    await open({ answers: letIn(false) });
    await email.fill(ada.email);
    await page.getByRole('tab', { name: 'Existing account' }).click();
    await expect.element(email).toHaveValue(ada.email);
    await password.fill('short');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.poll(() => navigations.requests).toEqual(['/us/account']);
    expect(accounts.calls.map(({ path }) => path)).toEqual([
      '/usapi/account/user/sign_in',
      '/usapi/account/user/profile',
    ]);
  });

  it('in China uses a single form, which also creates accounts [AP-6]', async () => {
    await open({ region: 'cn', answers: letIn(false) });
    expect(page.getByRole('tab').elements()).toEqual([]);
    expect(document.forms).toHaveLength(1);
    await page.getByLabelText('邮箱地址').fill(ada.email);
    await page.getByLabelText('密码', { exact: true }).fill('a seam opens');
    await page.getByRole('button', { name: '登录 / 注册' }).click();
    await expect.poll(() => accounts.calls[0]?.path).toBe('/cnapi/account/user/register_or_login');
    await expect.poll(() => navigations.requests).toEqual(['/']);
  });
});

describe('a visitor who opens the login page', () => {
  it('from a page that requires login sees a hint to log in [ER-2]', async () => {
    await open({ search: '?next=%2Fus%2Faccount' });
    await expect.element(page.getByText('Please log in to continue.')).toBeVisible();
  });

  it('without a redirect sees no such hint', async () => {
    await open();
    await expect.element(button).toBeEnabled();
    expect(document.body.innerText).not.toContain('Please log in to continue.');
  });

  it('sees name, address and a link to continue if signed in, and clears the storage by logging out [ST-7]', async () => {
    keepSession('/us', adasSession);
    await open();
    await expect.element(heading).toHaveTextContent('You’re logged in.');
    await expect.element(page.getByText(ada.nickname)).toBeVisible();
    await expect.element(page.getByText(ada.email)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/us/account');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect.element(heading).toHaveTextContent('Log in');
    await expect.element(heading).toHaveFocus();
    expect(localStorage).toHaveLength(0);
    expect(document.body.innerText).not.toContain(ada.email);
    await expect.element(notice).toBeVisible();
  });

  it('sees a notice once after logging out on another page [PB-13]', async () => {
    leaveNotice('logged-out');
    await open();
    await expect.element(notice).toBeVisible();
    const { right, top } = notice.element().getBoundingClientRect();
    expect([innerWidth - right, top]).toEqual([24, 24]);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    // The next login page has no notice to show.
    expect(takeNotice('logged-out')).toBe(false);
  });

  it('with an incomplete session has to log in', async () => {
    keepSession('/us', { apptoken: 'app' });
    await open();
    await expect.element(button).toBeEnabled();
  });

  it('is shown as signed in when another tab logs in', async () => {
    await open();
    await expect.element(button).toBeEnabled();
    keepSession('/us', adasSession);
    dispatchEvent(new StorageEvent('storage', { key: '/us/apptoken' }));
    await expect.element(heading).toHaveTextContent('You’re logged in.');
  });
});
