/** What a login must know of the site: where its region begins, and the pages below it. */
export interface LoginSite {
  /** The home of the region: `/de`, or `/` where the region is not in the path. */
  readonly home: string;
  readonly pages: readonly string[];
}

const below = (home: string, page: string) => `${home === '/' ? '' : home}/${page}`;

/** The page to log in on, which leads back to `from` afterwards. */
export function loginPath({ home }: Pick<LoginSite, 'home'>, from?: string): string {
  const login = below(home, 'login');
  return from === undefined || from === login ? login : `${login}?next=${encodeURIComponent(from)}`;
}

/**
 * Where to go after a login: back to the page that asked for it. Anything but the path of a page of this region
 * leads to the account, or home where the region has none.
 */
export function returnPath(search: string, { home, pages }: LoginSite): string {
  const next = new URLSearchParams(search).get('next');
  const known = [home, ...pages.filter((page) => page !== '' && page !== 'login').map((page) => below(home, page))];
  return known.find((path) => path === next) ?? (pages.includes('account') ? below(home, 'account') : home);
}
