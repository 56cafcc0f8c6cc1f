import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { extras, gift, giftPicture, gifts as list, giftsTitle, protection as promise, protectionIcon } from './ProductCard.css.ts';

/** What comes with a product. */
export type ExtrasProps = {
  /** Presents, each with a small picture. */
  gifts?: { title: string; items: readonly { label: string; picture: PictureData }[] } | undefined;
  /** A warranty beyond the usual. */
  protection?: string | undefined;
};

/** The row of a card for what comes with the product; empty where nothing does. */
export function Extras({ gifts, protection }: ExtrasProps) {
  return (
    <div className={extras}>
      {gifts && gifts.items.length > 0 && (
        <div>
          <p className={giftsTitle}>{gifts.title}</p>
          <ul className={list}>
            {gifts.items.map(({ label, picture }) => (
              <li key={label} className={gift}><Picture picture={picture} sizes="3rem" imageClass={giftPicture} />{label}</li>
            ))}
          </ul>
        </div>
      )}
      {protection && <p className={promise}><span className={protectionIcon}><Icon name="shield" /></span>{protection}</p>}
    </div>
  );
}
