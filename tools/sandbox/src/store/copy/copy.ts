/** A page's heading, and what it says below. */
export interface PageCopy {
  readonly title: string;
  readonly lead: string;
}

/** What a store says of who is logged in on the site. */
export interface VisitorCopy {
  readonly signedInAs: (nickname: string) => string;
  readonly signedIn: string;
  readonly credits: (points: string) => string;
  readonly signIn: string;
  readonly signOut: string;
}

/** Everything that the stand-in pages say in one language. */
export interface Copy {
  readonly store: string;
  /** Says that nothing here is the real thing. */
  readonly notice: string;
  readonly home: PageCopy;
  readonly product: { readonly eyebrow: string; readonly lead: (place: string) => string };
  readonly account: PageCopy;
  readonly register: PageCopy;
  readonly hub: PageCopy;
  readonly studio: PageCopy;
  readonly notFound: PageCopy;
  /** Says what the link that was followed has told of itself. */
  readonly from: (told: string) => string;
  readonly visitor: VisitorCopy;
  readonly toStore: string;
  readonly toAccount: string;
  readonly toRegister: string;
}
