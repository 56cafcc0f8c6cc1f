import { useText, type SharedTextId } from '@kinemorph/i18n';
import { CurrentPage, SkipLink, TextBanner } from '@kinemorph/ui';
import type { ReactNode } from 'react';
import { ConsentBanner } from '../consent/ConsentBanner.tsx';
import { usePage } from '../page/page-info.tsx';
import { useRegionLabel } from '../session/use-region-label.ts';
import { useSearchKey } from '../search/dialog/use-search-key.ts';
import { NewsletterPopup } from './overlays/NewsletterPopup.tsx';
import type { Overlays } from './overlays/overlays.ts';
import { RegionOffer } from './region-offer/RegionOffer.tsx';
import type { ShellModel } from '../page/shell-model.ts';
import { SteadyFooter, SteadyHeader } from './steady.ts';

/** The shell around every page: banner, header, screen, footer. */
export function Shell({
  home,
  banner,
  menus,
  footer,
  search,
  account,
  regionChoice,
  offers,
  newsletterPopup,
  consent,
  overlays,
  children,
}: ShellModel & { overlays: Overlays; children: ReactNode }) {
  const text = useText<SharedTextId>();
  const { path } = usePage();
  const label = useRegionLabel(regionChoice);
  const region = { label, name: text('nav.region', { region: label }), href: regionChoice.href };
  const openSearch = useSearchKey(search.href);
  return (
    <CurrentPage value={path}>
      {/*
       * Before everything with links, the consent question and a campaign's banner included: the first stop by
       * keyboard.
       */}
      <SkipLink label={text('skip')} href="#content" />
      {consent?.question && <ConsentBanner {...consent.question} />}
      <RegionOffer offers={offers} />
      {banner && <TextBanner name={text('nav.news')} {...banner} />}
      <SteadyHeader
        brand={{ label: 'Kinemorph', href: home }}
        navLabel={text('nav.main')}
        menus={menus}
        actions={[
          { ...search, icon: 'search', onOpen: openSearch },
          { ...account, icon: 'user' },
          { ...region, icon: 'globe' },
        ]}
        labels={{ open: text('nav.open'), close: text('nav.close'), menu: text('nav.menu') }}
      />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SteadyFooter
        {...footer}
        region={region}
        settings={consent && { label: text('consent.settings'), onOpen: overlays.openConsentSettings }}
        navLabel={text('nav.footer')}
      />
      {newsletterPopup && <NewsletterPopup {...newsletterPopup} load={overlays.newsletterPopup} />}
    </CurrentPage>
  );
}
