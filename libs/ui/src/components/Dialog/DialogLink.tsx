'use client';

import type { ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { ButtonLink, type ButtonTone } from '../Button/Button.tsx';
import type { Dialog } from './Dialog.tsx';
import { useLazyDialog } from './useLazyDialog.ts';

type DialogLinkProps = Pick<Parameters<typeof Dialog>[0], 'title' | 'description' | 'closeLabel' | 'size'> & {
  /** The text of the link. */
  label: string;
  /** Where the page shows the same: it leads there without JavaScript. */
  href: string;
  /** The look of the link; see `Button`. */
  tone?: ButtonTone | undefined;
  /** What the dialog shows. */
  children: ReactNode;
};

/** Opens a dialog over what is also elsewhere on the page, so that nobody has to leave their place for it. */
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
