'use client';

import { Close, Content, Description, Portal, Root as Layer, Title } from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { type ReactNode, useImperativeHandle, useRef } from 'react';
import type { Root } from '../../props.ts';
import { grounds } from '../../theme/grounds.css.ts';
import { holdsPage } from '../../theme/held.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Dialog.css.ts';
import { useModality } from './use-modality.ts';

type DialogProps = {
  /** True while the dialog is open. */
  open: boolean;
  /** Called when the visitor closes the dialog: set `open` to false. */
  onClose: () => void;
  /** The title, which is also the accessible name. */
  title: string;
  /** One sentence below the title, announced with it. */
  description?: string | undefined;
  /** The accessible name of the button that closes the dialog. */
  closeLabel: string;
  /** How wide the dialog becomes; `full` fills the window. */
  size?: 'medium' | 'wide' | 'full' | undefined;
  /** Content of the dialog. */
  children: ReactNode;
};

/**
 * A modal window over the page, which must be answered or closed. Load it lazily: its code is large, and it is closed
 * at first.
 *
 * Radix' own modal mode injects a style element, which the CSP blocks. It therefore runs non-modal, a class stops the
 * page from scrolling, and `useModality` makes it inert.
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

// Not called `ref`: the portal passes a ref to its child, which would keep the layer mounted for one animation after
// the dialog.
type WindowProps = Omit<DialogProps, 'open' | 'onClose'> & Omit<Root<'div'>, 'ref'> & { given: Root<'div'>['ref'] };

function Window({ title, description, closeLabel, size = 'medium', children, given, className, ...rest }: WindowProps) {
  const layer = useRef<HTMLDivElement>(null);
  useImperativeHandle(given, () => layer.current as HTMLDivElement, []);
  const returnFocus = useModality(layer);
  return (
    <div {...rest} ref={layer} className={clsx(styles.overlay, holdsPage, className)}>
      <Content
        className={clsx(styles.content, styles.sizes[size], grounds.paper)}
        aria-modal="true"
        onCloseAutoFocus={returnFocus}
        {...(!description && { 'aria-describedby': undefined })}
      >
        <div className={styles.head}>
          <Title className={styles.title}>{title}</Title>
          <Close className={styles.close} aria-label={closeLabel}>
            <Icon name="close" />
          </Close>
        </div>
        {description && <Description className={styles.description}>{description}</Description>}
        {children}
      </Content>
    </div>
  );
}
