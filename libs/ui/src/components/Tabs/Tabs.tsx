import { List, Root as Choice, Trigger } from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { Root } from '../../props.ts';
import { type Ground, grounds } from '../../theme/grounds.css.ts';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { list, panel, panelled, strip, tab as trigger, tabs as whole } from './Tabs.css.ts';
import { useTabs } from './useTabs.ts';

type Tab = {
  /** Also the anchor of its panel: an address that ends in it opens the tab. */
  id: string;
  label: string;
  badge?: { label: string; tone?: BadgeTone | undefined } | undefined;
  content: ReactNode;
};

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** Open at first; the first one, if it is not given. */
  defaultTab?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
  /** The ground it stands on, where that is another than its surroundings'. */
  tone?: Ground | undefined;
};

const withheld = { style: undefined, dir: undefined };

/** Keeps what Radix would write into the HTML out of it: a style, which the CSP blocks, and a direction, which is the page's to say. */
function Plain(props: ComponentProps<'div'>) {
  return <div {...props} {...withheld} />;
}

/**
 * Views of equal rank, one of which is shown. All are in the document, so the browser's search and links find what is in
 * the others, and without scripts they stand one below the other. Its door is its own: Radix' tabs are dear.
 */
export function Tabs({ label, tabs, defaultTab, onChange, tone, ref, className, ...rest }: TabsProps & Root<'div'>) {
  const { root, current, direction, moved, live, select, onFocus } = useTabs(tabs, defaultTab, onChange, ref);
  return (
    <Choice asChild value={current} onValueChange={select} dir={direction}>
      <Plain {...rest} ref={root} className={clsx(whole, tone && [grounds[tone], panelled], className)} data-live={live || undefined} data-moved={moved || undefined} onFocus={onFocus}>
        <div className={strip}>
          <List asChild>
            <Plain className={list} aria-label={label}>
              {tabs.map(({ id, label: name, badge }) => (
                <Trigger key={id} value={id} id={`${id}-tab`} aria-controls={id} className={trigger}>
                  {name}{badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
                </Trigger>
              ))}
            </Plain>
          </List>
        </div>
        {/* Ours, since Radix' own panels carry a style and leave the document while closed. */}
        {tabs.map(({ id, label: name, content }) => {
          const open = id === current;
          return (
            // What the browser's search may reveal keeps its box: so it must be told apart from what can be read.
            <div key={id} id={id} className={panel} role="tabpanel" aria-labelledby={`${id}-tab`} tabIndex={open ? 0 : undefined} hidden={!open} aria-hidden={(live && !open) || undefined} data-label={name}>
              {content}
            </div>
          );
        })}
      </Plain>
    </Choice>
  );
}
