import { axeViolations, eventually, hydrated } from '@kinemorph/site/testing';
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sandboxedSite } from './support/sandboxed-site.ts';

const visited = sandboxedSite();

/** Returns the requests that the sandbox has from a sender's address. */
const sentBy = async (email: string) =>
  (await visited.controls.supportRequests()).filter(({ fields }) => fields['email'] === email);

let made = 0;
const newEmail = () => `owner.${(made += 1)}@example.com`;
const number = (page: Page) => page.getByRole('main').locator('strong[translate=no]');
const form = (page: Page) => page.getByRole('main').locator('form');
const send = (page: Page) => form(page).locator('button[type=submit]');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
const refused = /^(?:console error: Failed to load resource|request failed|50\d:)/;
const receipt = (size = 2000, name = 'receipt.pdf', mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.from('%PDF-1.7'.padEnd(size, ' ')),
});

async function fillInMessage(page: Page, email: string): Promise<void> {
  await page.locator('[name=topic]').selectOption('app');
  await page.locator('[name=message]').fill('The app does not find my robot any more.');
  await page.locator('[name=name]').fill('Ada Hinge');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=consent]').check();
}

async function fillInRegistration(page: Page, email: string): Promise<void> {
  await page.locator('[name=product][value=flagshipBumblebee]').check();
  await page.locator('[name=serial]').fill('kmfb 2507 31a4');
  await page.locator('[name=purchased]').fill('2025-07-01');
  await page.locator('[name=shop]').fill('Hinge & Seam, Köln');
  await page.locator('[name=name]').fill('Ada Hinge');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=consent]').check();
}

describe('robot registration', () => {
  it('sends its entries with the proof of purchase, and shows and focuses the request number', async () => {
    await using watched = await visited.visit('/de/product-registration');
    const { page } = watched;
    const email = newEmail();
    await fillInRegistration(page, email);
    await page.locator('[name=proof]').setInputFiles(receipt(690_000));
    await send(page).click();
    await number(page).waitFor();
    const [request, ...others] = await sentBy(email);
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      kind: 'registrations',
      market: 'eu',
      region: 'de',
      locale: 'de-DE',
      file: { name: 'receipt.pdf', type: 'application/pdf', size: 690_000 },
      fields: {
        product: 'flagshipBumblebee',
        serial: 'KMFB-2507-31A4',
        purchased: '2025-07-01',
        shop: 'Hinge & Seam, Köln',
        name: 'Ada Hinge',
        email,
        country: 'DE',
      },
    });
    expect(await number(page).innerText()).toBe(request?.number);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(request?.number);
    await page.getByRole('listitem').filter({ hasText: 'Anfrage gesendet' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(watched.problems()).toEqual([]);
  });

  it('shrinks a photo that is too large', async () => {
    await using watched = await visited.visit('/us/product-registration');
    const { page } = watched;
    const email = newEmail();
    await fillInRegistration(page, email);
    // Noise can't be compressed: as a PNG it is as large as its pixels.
    const photo = await page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1000, 1000];
      const context = canvas.getContext('2d');
      const image = context?.createImageData(1000, 1000);
      if (!context || !image) throw new Error('no canvas');
      for (let at = 0; at < image.data.length; at += 4)
        image.data.set([Math.random() * 256, Math.random() * 256, Math.random() * 256, 255], at);
      context.putImageData(image, 0, 0);
      return canvas.toDataURL('image/png').replace(/.*,/, '');
    });
    const buffer = Buffer.from(photo, 'base64');
    expect(buffer.length).toBeGreaterThan(2_000_000);
    await page.locator('[name=proof]').setInputFiles({ name: 'my receipt.png', mimeType: 'image/png', buffer });
    await send(page).click();
    await number(page).waitFor();
    const [request] = await sentBy(email);
    expect(request?.file).toMatchObject({ name: 'my receipt.jpg', type: 'image/jpeg' });
    expect(request?.file?.size).toBeLessThanOrEqual(700_000);
    expect(watched.problems()).toEqual([]);
  });

  it.each([
    [receipt(701_000), 'Diese Datei ist zu groß.'],
    [receipt(2000, 'beleg.txt', 'text/plain'), 'Wählen Sie eine JPG-, PNG- oder PDF-Datei aus.'],
    [receipt(900_000, 'foto.png', 'image/png'), 'Dieses Bild lässt sich nicht lesen.'],
  ])('rejects an unsuitable file: %#', async (file, words) => {
    await using watched = await visited.visit('/de/product-registration');
    const { page } = watched;
    const email = newEmail();
    await fillInRegistration(page, email);
    await page.locator('[name=proof]').setInputFiles(file);
    await send(page).click();
    await page.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' }).getByText(words).waitFor();
    expect(await sentBy(email)).toEqual([]);
    expect(watched.problems()).toEqual([]);
  });
});

describe('form with invalid entries', () => {
  it('handles every click, even if it removes the error of the field that loses the focus', async () => {
    await using watched = await visited.visit('/us/product-registration');
    const { page } = watched;
    await send(page).click();
    await page.getByRole('group', { name: 'Please check these entries' }).waitFor();
    await page.locator('[name=name]').fill('Ada Hinge');
    const errors = await form(page).locator('[aria-invalid=true]').count();
    await page.locator('[name=consent]').click({ delay: 200 });
    expect(await page.locator('[name=consent]').isChecked()).toBe(true);
    await eventually(() => form(page).locator('[aria-invalid=true]').count()).toBeLessThan(errors);
    await page.locator('[name=shop]').fill('Hinge & Seam');
    const robot = page.locator('[name=product][value=flagshipBumblebee]');
    await robot.click({ delay: 200 });
    expect(await robot.isChecked()).toBe(true);
    expect(watched.problems()).toEqual([]);
  });

  it('lists all errors in German at once, with links to the fields', async () => {
    await using watched = await visited.visit('/de/product-registration');
    const { page } = watched;
    await page.locator('[name=email]').fill('ada@home');
    await page.locator('[name=serial]').fill('KMFB-2507-31A5');
    // No error is shown before the first attempt.
    await page.locator('[name=name]').focus();
    expect(await form(page).locator('[aria-invalid=true]').count()).toBe(0);
    await send(page).click();
    const summary = page.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' });
    await eventually(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    const said = await summary.getByRole('link').allInnerTexts();
    expect(said).toHaveLength(7);
    for (const words of [
      'Wählen Sie Ihren Roboter aus.',
      'Ein Zeichen stimmt nicht',
      'Geben Sie das Kaufdatum ein.',
      'Bitte geben Sie eine gültige E-\u2060Mail-Adresse ein.',
      'Bitte stimmen Sie zu',
    ])
      expect(said.join('\n')).toContain(words);
    expect(await axeViolations(page)).toEqual([]);
    const serial = page.locator('[name=serial]');
    const described = await serial.evaluate((input) =>
      input
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
    expect(described).toContain('Ein Zeichen stimmt nicht');
    await summary.getByRole('link', { name: /Seriennummer/ }).click();
    expect(await focused(page)).toBe('serial');
    // From now on a field is checked when it loses the focus.
    await serial.fill('KMFB-2507-31A4');
    await page.keyboard.press('Tab');
    await eventually(() => serial.getAttribute('aria-invalid')).toBe('false');
    await summary
      .getByRole('link', { name: /Roboter/ })
      .first()
      .click();
    expect(await focused(page)).toBe('product');
    expect(watched.problems()).toEqual([]);
  });

  it('shows the API’s error in the summary, and marks the field', async () => {
    await using watched = await visited.visit('/us/technical-support');
    const { page } = watched;
    await fillInMessage(page, newEmail());
    await page.route('**/usapi/support/messages', (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: JSON.stringify({ code: 4001, msg: 'This mailbox is closed.', data: null }),
      }),
    );
    await send(page).click();
    await page
      .getByRole('group', { name: 'Please check these entries' })
      .getByRole('link', { name: /This mailbox is closed/ })
      .waitFor();
    expect(await page.locator('[name=email]').getAttribute('aria-invalid')).toBe('true');
    expect(watched.problems()).toEqual([]);
  });
});

describe('support form', () => {
  it('can be filled in and sent by keyboard alone, before React has loaded', async () => {
    await using watched = await visited.open({ reducedMotion: 'reduce' });
    const { page } = watched;
    const email = newEmail();
    await page.goto(`${visited.site.origin}/us/technical-support`);
    await page.locator('main form select').first().focus();
    await page.keyboard.type('The app');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('It stops half-way through its change.');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ada Hinge');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    // Past the link to the privacy policy.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await number(page).waitFor();
    expect(await sentBy(email)).toMatchObject([
      { kind: 'messages', fields: { topic: 'app', message: 'It stops half-way through its change.' } },
    ]);
    expect(watched.problems()).toEqual([]);
  });

  it.each(['a double click, and again by Enter', 'two attempts within one render'])(
    'that is submitted by %s is sent once',
    async (how) => {
      await using watched = await visited.visit('/us/technical-support');
      const { page } = watched;
      const email = newEmail();
      await fillInMessage(page, email);
      const posts: string[] = [];
      await page.route('**/usapi/support/messages', async (route) => {
        posts.push(route.request().postData() ?? '');
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      if (how.startsWith('two'))
        await form(page).evaluate((element: HTMLFormElement) => {
          element.requestSubmit();
          element.requestSubmit();
        });
      else {
        await send(page).dblclick();
        await page.locator('[name=email]').press('Enter');
      }
      await number(page).waitFor();
      expect(posts).toHaveLength(1);
      expect(await sentBy(email)).toHaveLength(1);
      expect(watched.problems()).toEqual([]);
    },
  );

  it('keeps its entries across a reload, except consent and file, and clears them once sent', async () => {
    await using watched = await visited.visit('/fr/return-manufacturer');
    const { page } = watched;
    const email = newEmail();
    await fillInRegistration(page, email);
    await page.locator('[name=fault]').fill('Il s’arrête au milieu de sa transformation.');
    await page.locator('[name=proof]').setInputFiles(receipt());
    await page.reload();
    await hydrated(page);
    await eventually(() => page.locator('[name=fault]').inputValue()).toBe(
      'Il s’arrête au milieu de sa transformation.',
    );
    expect(await page.locator('[name=product]:checked').getAttribute('value')).toBe('flagshipBumblebee');
    expect(await page.locator('[name=purchased]').inputValue()).toBe('2025-07-01');
    expect(await page.locator('[name=consent]').isChecked()).toBe(false);
    expect(await page.locator('[name=proof]').inputValue()).toBe('');
    await page.locator('[name=consent]').check();
    await send(page).click();
    await number(page).waitFor();
    expect(await sentBy(email)).toMatchObject([{ kind: 'repairs', locale: 'fr-FR', file: null }]);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual(
      [],
    );
    await page.getByRole('button', { name: 'Remplir un autre formulaire' }).click();
    expect(await page.locator('[name=email]').inputValue()).toBe('');
    expect(await focused(page)).toBe('product');
    expect(watched.problems()).toEqual([]);
  });

  it('for dealers is sent in us, shows the sales address, and is missing in uk', async () => {
    await using watched = await visited.visit('/us/wholesale');
    const { page } = watched;
    const email = newEmail();
    for (const [name, value] of Object.entries({
      company: 'Hinge & Seam',
      address: '1 Seam Street, San Jose, CA',
      website: 'https://seam.example',
      message: 'Twenty of the flagship line.',
      name: 'Ada Hinge',
      email,
      phone: '+1-202-555-0150',
    }))
      await page.locator(`[name=${name}]`).fill(value);
    await page.locator('[name=business]').selectOption('store');
    await page.locator('[name=consent]').check();
    await send(page).click();
    await number(page).waitFor();
    expect(await sentBy(email)).toMatchObject([
      { kind: 'wholesale', market: 'us', fields: { business: 'store', company: 'Hinge & Seam' } },
    ]);
    expect(await page.getByRole('main').locator('dl a').allInnerTexts()).toEqual(['sales@kinemorph.example']);
    expect((await fetch(`${visited.site.origin}/uk/wholesale`)).status).toBe(404);
    expect(watched.problems()).toEqual([]);
  });

  it('without JavaScript shows email and phone number, and has no submit button', async () => {
    await using watched = await visited.open({ javaScriptEnabled: false });
    const { page } = watched;
    await page.goto(`${visited.site.origin}/us/product-registration`);
    const message = await form(page).locator('noscript').innerText();
    expect(message).toContain('support@kinemorph.example');
    expect(message.replaceAll('\u2060', '')).toContain('(202)\u00a0555-0142');
    expect(await form(page).locator('[type=submit]').count()).toBe(0);
  });
});

const json = (body: string) => (route: Route) => route.fulfill({ contentType: 'application/json', body });

/** Failures of the API, with the message that a visitor reads. */
const faults: readonly (readonly [string, (route: Route) => Promise<void>, string])[] = [
  ['nothing: the connection is refused', (route) => route.abort('connectionrefused'), 'We couldn’t reach our server.'],
  ['status 503', (route) => route.fulfill({ status: 503, body: 'no' }), 'Something went wrong on our server.'],
  [
    'HTML',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Oops' }),
    'Something went wrong on our server.',
  ],
  [
    'a success without a number',
    json('{"code":2000,"msg":"success","data":{}}'),
    'Something went wrong on our server.',
  ],
  [
    'a request number of another shape',
    json('{"code":2000,"msg":"success","data":{"number":"<b>1</b>"}}'),
    'Something went wrong on our server.',
  ],
  [
    'too many requests',
    json('{"code":4030,"msg":"Too many requests from your connection.","data":null}'),
    'Too many requests from your connection.',
  ],
  ['a session that is over', json('{"code":4003,"msg":"","data":null}'), 'Your login had expired'],
];

describe('support form when the API responds with [ER-1][ER-3][ER-4]', () => {
  it.each(faults)('%s: shows an error, keeps the text, and works once the API recovers', async (_, answer, words) => {
    await using watched = await visited.visit('/us/technical-support', { expects: refused });
    const { page } = watched;
    const email = newEmail();
    await fillInMessage(page, email);
    await page.evaluate(() => {
      localStorage.setItem('/us/apptoken', 'an-old-one');
    });
    await page.route('**/usapi/support/messages', answer);
    await send(page).click();
    const alert = form(page).getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain(words);
    expect(await page.locator('[name=message]').inputValue()).toBe('The app does not find my robot any more.');
    expect(new URL(page.url()).pathname).toBe('/us/technical-support');
    await page.unroute('**/usapi/support/messages');
    await send(page).click();
    await number(page).waitFor();
    expect(await sentBy(email)).toHaveLength(1);
    expect(watched.problems()).toEqual([]);
  });

  it('nothing although it stored the request: the next attempt creates no second one', async () => {
    await using watched = await visited.visit('/us/technical-support', { expects: refused });
    const { page } = watched;
    const email = newEmail();
    await fillInMessage(page, email);
    await page.route(
      '**/usapi/support/messages',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await send(page).click();
    await form(page).getByRole('alert').waitFor();
    const [lost] = await sentBy(email);
    await page.reload();
    await hydrated(page);
    await page.locator('[name=consent]').check();
    await send(page).click();
    await number(page).waitFor();
    expect(await sentBy(email)).toHaveLength(1);
    expect(await number(page).innerText()).toBe(lost?.number);
    expect(watched.problems()).toEqual([]);
  });
});
