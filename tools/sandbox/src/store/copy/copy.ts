/** A page's heading and the text below it. */
export interface PageCopy {
  readonly title: string;
  readonly lead: string;
}

/** A store's texts about the user who is logged in on the site. */
export interface VisitorCopy {
  readonly signedInAs: (nickname: string) => string;
  readonly signedIn: string;
  readonly credits: (points: string) => string;
  readonly signIn: string;
  readonly signOut: string;
}

/** The texts of the stand-in pages in one language. */
export interface Copy {
  readonly store: string;
  /** Notice that the page is only a stand-in. */
  readonly notice: string;
  readonly home: PageCopy;
  readonly product: { readonly eyebrow: string; readonly lead: (place: string) => string };
  readonly account: PageCopy;
  readonly register: PageCopy;
  readonly hub: PageCopy;
  readonly studio: PageCopy;
  readonly notFound: PageCopy;
  /** Shows the data that the link to the page contained. */
  readonly from: (source: string) => string;
  readonly visitor: VisitorCopy;
  readonly toStore: string;
  readonly toAccount: string;
  readonly toRegister: string;
}
