/** What the site tells the tag manager, if one listens. Never a token, never an address. */
export interface VirtualPageview {
  readonly event: 'virtualPageview';
  readonly path: string;
  readonly title: string;
  readonly region: string;
}

declare global {
  var dataLayer: VirtualPageview[] | undefined;
}

/** Notes a page that was shown, the first as well as every later one. */
export function pushPageview(view: Omit<VirtualPageview, 'event'>): void {
  (globalThis.dataLayer ??= []).push({ event: 'virtualPageview', ...view });
}
