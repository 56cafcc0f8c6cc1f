'use client';

import { type ComponentProps, createContext, type ReactNode, use } from 'react';

const Shown = createContext<string | undefined>(undefined);

type CurrentPageProps = {
  /** The address of the page that is shown, written as in the links' `href`. */
  value: string | undefined;
  /** What holds the links. */
  children: ReactNode;
};

/** Tells the links inside which page is shown. */
export function CurrentPage({ value, children }: CurrentPageProps) {
  return <Shown value={value}>{children}</Shown>;
}

/** A link that says so where it leads to the page that is shown. It alone is rendered again when another page comes, not the menus around it. */
export function PageLink({ href, ...rest }: ComponentProps<'a'>) {
  const shown = use(Shown);
  return <a {...rest} href={href} aria-current={href !== undefined && href === shown ? 'page' : undefined} />;
}
