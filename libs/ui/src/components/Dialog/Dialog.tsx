import { Close, Content, Description, Portal, Root as Layer, Title } from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { type ReactNode, useImperativeHandle, useRef } from 'react';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { holdsPage } from '../../theme/held.css.ts';
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
 * Radix' own modal mode injects a style element, which the CSP blocks; so it runs non-modal, a class
 * holds the page still, and `useModality` makes it inert.
 */
export function Dialog({ open, onClose, ref, ...rest }: DialogProps & Root<'div'>) {
  return (
    <Layer modal={false} open={open} onOpenChange={(next) => !next && onClose()}>
      <Portal>
        <Window {...rest} given={ref} />
      </Portal>
    </Layer>
  );
}

// Not called `ref`: the portal gives its child one of its own, and the layer would outlive the dialog by an animation.
type WindowProps = Omit<DialogProps, 'open' | 'onClose'> & Omit<Root<'div'>, 'ref'> & { given: Root<'div'>['ref'] };

function Window({ title, description, closeLabel, size = 'medium', children, given, className, ...rest }: WindowProps) {
  const layer = useRef<HTMLDivElement>(null);
  useImperativeHandle(given, () => layer.current as HTMLDivElement, []);
  const returnFocus = useModality(layer);
  return (
    <div {...rest} ref={layer} className={clsx(overlay, holdsPage, className)}>
      <Content
        className={clsx(content, sizes[size], grounds.paper)}
        aria-modal="true"
        onCloseAutoFocus={returnFocus}
        {...(!description && { 'aria-describedby': undefined })}
      >
        <div className={head}>
          <Title className={name}>{title}</Title>
          <Close className={closer} aria-label={closeLabel}>
            <Icon name="close" />
          </Close>
        </div>
        {description && <Description className={line}>{description}</Description>}
        {children}
      </Content>
    </div>
  );
}
