/** The facts about the site that a login needs: its region's home, and the pages of the region. */
export interface LoginSite {
  /** The home of the region: `/de`, or `/` if the region is not in the path. */
  readonly home: string;
  readonly pages: readonly string[];
}

const below = (home: string, page: string) => `${home === '/' ? '' : home}/${page}`;

/** Returns the path of the login page, which leads back to `from` afterwards. */
export function loginPath({ home }: Pick<LoginSite, 'home'>, from?: string): string {
  const login = below(home, 'login');
  return from === undefined || from === login ? login : `${login}?next=${encodeURIComponent(from)}`;
}

/**
 * Returns the path to go to after a login: the page that requested it. If that is not a page of this region, it is the
 * account, or the home in a region without accounts.
 */
export function returnPath(search: string, { home, pages }: LoginSite): string {
  const next = new URLSearchParams(search).get('next');
  const known = [home, ...pages.filter((page) => page !== '' && page !== 'login').map((page) => below(home, page))];
  return known.find((path) => path === next) ?? (pages.includes('account') ? below(home, 'account') : home);
}
