import { html } from 'hono/html';
import { regions, type RegionId } from '../regions.ts';
import { copies } from './copy/copies.ts';
import type { Markup } from './markup.ts';
import { loginOf, siteOf, type Sites } from './sites.ts';

/** Renders the user bar. It shows the link to the log-in until the page's script finds a logged-in user. */
export function visitorBar(region: RegionId, sites: Sites): Markup {
  const { visitor } = copies[regions[region].language];
  return html`<div class="visitor" aria-live="polite">
    <a data-signed-out href="${loginOf(region, sites)}">${visitor.signIn}</a>
    <span data-signed-in hidden>
      <span data-name data-named="${visitor.signedInAs('{nickname}')}" data-unnamed="${visitor.signedIn}"></span>
      <span data-credits data-told="${visitor.credits('{points}')}"></span>
      <button type="button" data-sign-out>${visitor.signOut}</button>
    </span>
  </div>`;
}

/**
 * Renders the scripts of a store's page, for the end of its body: the site's script, which provides its session, and
 * our own, which does not depend on it.
 */
export function visitorScripts(region: RegionId, sites: Sites): Markup {
  return html` <script async src="${siteOf(region, sites)}/storage-proxy.js" data-region="${region}"></script>
    <script type="module" src="/store/store.mjs"></script>`;
}
