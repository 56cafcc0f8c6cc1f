import type { Share } from '@kinemorph/content';
import type { PageContext } from '@kinemorph/site';
import type { HeadWords } from '@kinemorph/site/models';

/** Returns the head's part about a page's own share picture, described in the page's language; nothing where it has none. */
export function shareWords(share: Share | undefined, { text }: PageContext): Pick<HeadWords, 'share'> {
  return share ? { share: { picture: share.picture, alt: text(`product.${share.product}.name`) } } : {};
}
