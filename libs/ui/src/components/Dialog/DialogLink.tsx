'use client';

import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { ButtonLink, type ButtonTone } from '../Button/Button.tsx';
import type { Dialog } from './Dialog.tsx';
import { useLazyDialog } from './use-lazy-dialog.ts';

type DialogLinkProps = Pick<Parameters<typeof Dialog>[0], 'title' | 'description' | 'closeLabel' | 'size'> & {
  /** The text of the link. */
  label: string;
  /** Address of the same content on a page; the link opens it if JavaScript is unavailable. */
  href: string;
  /** The look of the link; see `Button`. */
  tone?: ButtonTone | undefined;
  /** Content of the dialog. */
  children: ReactNode;
};

/** Opens a dialog with content that another part of the page also has, so that visitors keep their scroll position. */
export function DialogLink({
  label,
  href,
  tone = 'outline',
  title,
  description,
  closeLabel,
  size = 'wide',
  children,
  ...rest
}: DialogLinkProps & Root<'a'>) {
  const { Window, isOpen, close, opener } = useLazyDialog();
  return (
    <>
      <ButtonLink {...rest} href={href} tone={tone} {...opener}>
        {label}
      </ButtonLink>
      {Window && (
        <Window open={isOpen} onClose={close} {...{ title, description, closeLabel, size }}>
          {children}
        </Window>
      )}
    </>
  );
}
