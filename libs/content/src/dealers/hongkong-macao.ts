import { sample } from '../sample.ts';
import type { Dealer } from './dealer.ts';
import type { LogoName } from './logos.ts';

/** The two places, in the order of the page. */
export const places = ['hongkong', 'macao'] as const;
export type Place = (typeof places)[number];

/** The scripts that names and addresses are written in. */
export type Script = 'latin' | 'han';

interface PlaceDealer {
  readonly img: LogoName;
  readonly link: Dealer['link'];
  readonly title: Readonly<Record<Script, string>>;
  readonly address?: Readonly<Record<Script, readonly string[]>>;
}

/** Samples, like their addresses, until the company has real ones. Names of towns are in Latin script, and in Han. */
const dealers: Readonly<Record<Place, readonly PlaceDealer[]>> = sample({
  hongkong: [
    {
      img: 'harbour-robotics',
      link: 'https://harbour-robotics.example',
      title: { latin: 'Harbour Robotics', han: '维港机器人' },
      address: {
        latin: ['Shop 12, 1/F, 100 Cogwheel Road', 'Causeway Bay', 'Hong Kong'],
        han: ['香港铜锣湾', '齿轮道100号1楼12号铺'],
      },
    },
    {
      img: 'kowloon-hobby-house',
      link: 'https://kowloon-hobby-house.example',
      title: { latin: 'Kowloon Hobby House', han: '九龙模型屋' },
      address: {
        latin: ['G/F, 8 Mainspring Street', 'Mong Kok, Kowloon', 'Hong Kong'],
        han: ['香港九龙旺角', '发条街8号地下'],
      },
    },
    {
      img: 'star-pier',
      link: 'https://star-pier.example',
      title: { latin: 'Star Pier Collectibles', han: '星码头收藏' },
    },
  ],
  macao: [
    {
      img: 'praia-toys',
      link: 'https://praia-toys.example',
      title: { latin: 'Praia Toys', han: '南湾玩具' },
      address: { latin: ['Rua da Engrenagem 1, R/C', 'Macau'], han: ['澳门南湾', '齿轮街1号地下'] },
    },
    {
      img: 'lotus-robotics',
      link: 'https://lotus-robotics.example',
      title: { latin: 'Lotus Robotics', han: '莲花机器人' },
      address: { latin: ['Avenida da Mola 22, Shop 3', 'Taipa, Macau'], han: ['澳门氹仔', '发条大马路22号3号铺'] },
    },
  ],
});

/** Returns the dealers of a place, with their names in a script. */
export function dealersIn(place: Place, script: Script): readonly Dealer[] {
  return dealers[place].map(({ title, address, ...rest }) => ({
    ...rest,
    title: title[script],
    ...(address && { address: address[script] }),
  }));
}
