import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { close as closer, content, description as line, head, overlay, sizes, title as name } from './Dialog.css.ts';
import { useModality } from './useModality.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string | undefined;
  closeLabel: string;
  size?: 'medium' | 'wide' | 'full' | undefined;
  children: ReactNode;
};

/**
 * A window over the page that must be answered or closed. Load it lazily: it is dear and closed at first.
 *
 * Radix' own modal mode injects a style element, which the CSP blocks; so it runs non-modal, and
 * `useModality` holds the page still and makes it inert.
 */
export function Dialog({ open, onClose, ...rest }: DialogProps) {
  return (
    <Root modal={false} open={open} onOpenChange={next => !next && onClose()}>
      <Portal><Window {...rest} /></Portal>
    </Root>
  );
}

function Window({ title, description, closeLabel, size = 'medium', children }: Omit<DialogProps, 'open' | 'onClose'>) {
  const layer = useRef<HTMLDivElement>(null);
  const returnFocus = useModality(layer);
  return (
    <div ref={layer} className={overlay}>
      <Content className={`${content} ${sizes[size]}`} aria-modal="true" onCloseAutoFocus={returnFocus} {...(!description && { 'aria-describedby': undefined })}>
        <div className={head}>
          <Title className={name}>{title}</Title>
          <Close className={closer} aria-label={closeLabel}><Icon name="close" /></Close>
        </div>
        {description && <Description className={line}>{description}</Description>}
        {children}
      </Content>
    </div>
  );
}
