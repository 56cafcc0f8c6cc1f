import { addressOf, reached, type RegionLegal } from '../../legal-notice.ts';
import type { Office } from '../../office.ts';
import { sample } from '../../sample.ts';
import { region } from './region.ts';

const office: Office = sample({
  name: '凯变机器人（上海）有限公司',
  street: '舵机路12号7层',
  locality: '浦东新区',
  state: '上海市',
  postalCode: '200000',
  country: 'CN',
  phone: '+86 21 0000 0142',
  phoneAtHome: '021-0000 0142',
});

/** The legal notices of the region. */
export const legal: RegionLegal = {
  office,
  // ICP 备案 and 公安备案 are in the footer of every page.
  required: ['provider', 'address', 'contact', 'payment', 'delivery', 'returns', 'register', 'icp', 'publicSecurity'],
  notices: [
    { id: 'provider', text: '经营者', value: office.name },
    { id: 'address', text: '住所', value: addressOf(office) },
    { id: 'contact', text: '联系方式', value: reached(office, '，') },
    { id: 'payment', text: '支付方式', value: sample('支付宝、微信支付、银行卡') },
    {
      id: 'delivery',
      text: '发货时间',
      value: sample(`现货付款后${region.delivery.dispatchDays}天内发出，预订商品按商品页标明的时间发出。`),
    },
    {
      id: 'returns',
      text: '退换货',
      value: sample(`自签收次日起${region.lawfulReturnDays}天内可无理由退货，商品应当完好，退货运费由买家承担。`),
    },
    { id: 'register', text: '统一社会信用代码', value: sample('000000000000000000') },
    {
      id: 'icp',
      text: 'ICP备案',
      value: sample('沪ICP备00000000号'),
      href: 'https://beian.miit.gov.cn/',
      footer: true,
    },
    {
      id: 'publicSecurity',
      text: '公安备案',
      value: sample('沪公网安备00000000000000号'),
      href: 'https://beian.mps.gov.cn/',
      footer: true,
    },
  ],
  taxNote: { pattern: /含税/, expected: '"含税"' },
};
