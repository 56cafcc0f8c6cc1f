import { addressOf, reached, type RegionLegal } from '../../legal-notice.ts';
import type { Office } from '../../office.ts';
import { sample } from '../../sample.ts';
import { region } from './region.ts';

const office: Office = sample({
  name: 'Kinemorph Robotics株式会社',
  street: '歯車町一丁目2番3号',
  locality: '品川区',
  state: '東京都',
  postalCode: '140-0000',
  country: 'JP',
  phone: '+81 3 0000 0142',
  phoneAtHome: '03-0000-0142',
});

/** Formats an amount as the notice writes it: 1,100. */
function inYen(amount: number): string {
  return amount.toLocaleString('ja-JP');
}

/** The legal notices of the region. */
export const legal: RegionLegal = {
  office,
  // 特定商取引法に基づく表記
  required: ['provider', 'represented', 'address', 'contact', 'prices', 'otherCosts', 'payment', 'delivery', 'returns'],
  notices: [
    { id: 'provider', text: '販売業者', value: office.name },
    { id: 'represented', text: '運営統括責任者', value: sample('代表取締役 佐倉 真琴') },
    { id: 'address', text: '所在地', value: addressOf(office, ' ') },
    { id: 'contact', text: 'お問い合わせ先', value: reached(office, '、') },
    { id: 'prices', text: '販売価格', value: '各製品ページに税込価格で表示しています。' },
    {
      id: 'otherCosts',
      text: '商品代金以外の必要料金',
      value: sample(
        `送料${inYen(region.delivery.cost)}円（${inYen(region.delivery.freeFrom)}円以上のご注文は無料）。インターネット接続料金はお客様のご負担となります。`,
      ),
    },
    {
      id: 'payment',
      text: '支払方法と支払時期',
      value: sample('クレジットカード、PayPal。ご注文時にお支払いが確定します。'),
    },
    {
      id: 'delivery',
      text: '引渡時期',
      value: sample(
        `在庫品はご注文から${region.delivery.dispatchDays}日以内に発送します。予約商品は製品ページに記載の時期に発送します。`,
      ),
    },
    {
      id: 'returns',
      text: '返品・交換',
      value: sample(
        '不良品は到着後14日以内にご連絡ください。送料は当社が負担します。お客様のご都合による返品は、未開封品に限り到着後8日以内に承ります（返送料はお客様負担）。',
      ),
    },
  ],
  taxNote: { pattern: /税込/, expected: '"税込"' },
};
