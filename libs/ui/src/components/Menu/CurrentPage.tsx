'use client';

import { type ComponentProps, createContext, type ReactNode, use } from 'react';

const Shown = createContext<string | undefined>(undefined);

type CurrentPageProps = {
  /** Address of the current page, in the form of the links' `href`. */
  value: string | undefined;
  /** The content with the links. */
  children: ReactNode;
};

/** Provides the address of the current page to the links inside. */
export function CurrentPage({ value, children }: CurrentPageProps) {
  return <Shown value={value}>{children}</Shown>;
}

/**
 * A link that is marked when it leads to the current page. After a navigation, only these links render again, not the
 * menus around them.
 */
export function PageLink({ href, ...rest }: ComponentProps<'a'>) {
  const shown = use(Shown);
  return <a {...rest} href={href} aria-current={href !== undefined && href === shown ? 'page' : undefined} />;
}
