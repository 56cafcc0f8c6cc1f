import { addressLines, brand, legalNotices, offices, shownPhone, socialLink, type NavItem } from '@kinemorph/content';
import { keepNumber, keepNumberInSentence } from '@kinemorph/i18n/line-breaks';
import type { ShellModel } from '../../page/shell-model.ts';
import { isShown } from './menus.server.ts';
import type { RegionContext } from './region-context.ts';

/** Returns the footer of every page: the menus' links, the company's address, and its legal texts. */
export function footerModel(items: readonly NavItem[], context: RegionContext): ShellModel['footer'] {
  const { region, text, links } = context;
  const lists = items.filter((item) => item.children && !item.hidden?.includes('footer'));
  const linksOf = (item: NavItem) =>
    (item.children ?? [])
      .filter((child) => isShown(child, context) && !child.hidden?.includes('footer'))
      .flatMap((child) => {
        const href = child.to && links.to(child.to);
        return href ? [{ label: text(child.label), href }] : [];
      });
  return {
    // The legal texts are in the last line.
    columns: lists
      .filter(({ identify }) => identify !== 'legal')
      .map((item) => ({ title: text(item.label), links: linksOf(item) }))
      .filter(({ links: column }) => column.length > 0),
    socials: region.social.map((network) => ({
      icon: network,
      label: text(`nav.social.${network}`),
      href: socialLink(network),
    })),
    address: [
      offices[region.id].name,
      ...addressLines(offices[region.id]),
      text('nav.address.support', { phone: keepNumberInSentence(shownPhone(offices[region.id])) }),
      brand.mailboxes.support,
    ],
    legal: [...lists.filter(({ identify }) => identify === 'legal').flatMap(linksOf), ...noticeLinks(context)],
    copyright: [text('nav.copyright', { year: String(brand.copyrightYear) }), text('nav.licence')],
    notices: noticesOf(context),
  };
}

/**
 * Returns the link to the legal notice of the region, which is a part of the terms, and links to registers that list
 * the company's numbers.
 */
function noticeLinks({ region, text, links }: RegionContext): ShellModel['footer']['legal'] {
  const terms = links.to({ page: 'terms-use' });
  const numbers = legalNotices[region.id].flatMap(({ footer, href, value }) =>
    footer && href !== undefined ? [{ label: keepNumber(value), href }] : [],
  );
  return [...(terms === undefined ? [] : [{ label: text('nav.legal.notice'), href: `${terms}#notice` }]), ...numbers];
}

/** Returns what of the legal notice is in the footer of every page. */
function noticesOf({ region, text }: RegionContext): readonly string[] {
  // The company's name is already in the address.
  return legalNotices[region.id]
    .filter(({ id, footer, href }) => footer && href === undefined && id !== 'provider')
    .map(({ text: label, value }) => onOneLine(text('nav.legal.line', { label, value })));
}

/** Keeps a label and its value on one line: a line may end only between two of them. */
function onOneLine(notice: string): string {
  return notice.replaceAll(' ', '\u00a0');
}
