import type { PageStore } from '../../page-store/page-store.ts';
import { clickEvent } from './click-events.ts';
import { report } from '../data-layer.ts';
import { stageShown } from './page-events.ts';
import { visitor } from '../visitor.ts';

/** Reports events on the pages other than their views: followed links, changed stages, logins. */
export function measurePages(store: PageStore): void {
  const follow = (event: Event) => {
    const link = event.target instanceof Element && !event.defaultPrevented ? event.target.closest('a') : null;
    const found = link && clickEvent(link.href, store.get().data);
    if (found) report(found);
  };
  document.addEventListener('click', follow);
  // The middle button follows a link as well.
  document.addEventListener('auxclick', (event) => {
    if (event.button === 1) follow(event);
  });

  let shown = store.get().data;
  store.subscribe(() => {
    const { data } = store.get();
    const { campaign } = data.head;
    if (campaign && data.path === shown.path && campaign.stage !== shown.head.campaign?.stage)
      report(stageShown(campaign, data.region));
    shown = data;
  });

  const { storageScope } = shown.shell.site;
  let last = visitor(storageScope);
  // The pages on which visitors log in and out measure nothing, so a change here comes from another tab.
  addEventListener('storage', () => {
    const now = visitor(storageScope);
    if (now.userId !== last.userId) report(now);
    last = now;
  });
}
