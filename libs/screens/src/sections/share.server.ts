import type { Share } from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';
import type { HeadWords } from '@kinemorph/site/models';

/**
 * Returns the head's part about a page's picture for sharing, described in the page's language; nothing if the page has
 * none.
 */
export function shareWords(share: Share | undefined, { text }: ModelContext): Pick<HeadWords, 'share'> {
  return share ? { share: { picture: share.picture, alt: text(`product.${share.product}.name`) } } : {};
}
