import { brand } from './brand.ts';
import { delivery } from './delivery.ts';
import { addressLines, offices, type Office } from './offices.ts';
import type { RegionId } from './regions/region.ts';
import { sample } from './sample.ts';

/** One line of what a region's law has a company say of itself. */
export interface LegalNotice {
  /** What the line is, by the same name in every region. */
  readonly id: LegalNoticeId;
  /** Its name in the region's language. */
  readonly text: string;
  readonly value: string;
  /** Where the number can be looked up, where the law asks for a link. */
  readonly href?: string;
  /** Whether the line stands at the foot of every page, as the law or the custom of the market has it. */
  readonly footer?: boolean;
}

export type LegalNoticeId =
  | 'provider'
  | 'address'
  | 'contact'
  | 'represented'
  | 'register'
  | 'tax'
  | 'responsible'
  | 'host'
  | 'disputes'
  | 'mailOrder'
  | 'privacyOfficer'
  | 'prices'
  | 'otherCosts'
  | 'payment'
  | 'delivery'
  | 'returns'
  | 'icp'
  | 'publicSecurity'
  | 'recycling';

/** The lines that each region must have: a check fails without one. Named after what the law asks for. */
export const legalIds: Readonly<Record<RegionId, readonly LegalNoticeId[]>> = {
  us: ['provider', 'address', 'contact'],
  // Companies Act: name, register, number and registered office; VAT number.
  uk: ['provider', 'address', 'contact', 'register', 'tax'],
  // E-Commerce Directive, article 5.
  eu: ['provider', 'address', 'contact', 'represented', 'register', 'tax'],
  // Mentions légales: LCEN, article 6, with the publisher's head and the host.
  fr: [
    'provider',
    'address',
    'contact',
    'represented',
    'register',
    'tax',
    'responsible',
    'host',
    'disputes',
    'recycling',
  ],
  // Impressum: DDG, section 5, and MStV, section 18.
  de: ['provider', 'address', 'contact', 'represented', 'register', 'tax', 'responsible', 'disputes', 'recycling'],
  // 特定商取引法に基づく表記
  jp: ['provider', 'represented', 'address', 'contact', 'prices', 'otherCosts', 'payment', 'delivery', 'returns'],
  // 전자상거래법: the trader's numbers stand at the foot of every page.
  kr: [
    'provider',
    'represented',
    'address',
    'contact',
    'register',
    'mailOrder',
    'payment',
    'delivery',
    'returns',
    'privacyOfficer',
    'host',
  ],
  // ICP 备案 and 公安备案 stand at the foot of every page.
  cn: ['provider', 'address', 'contact', 'payment', 'delivery', 'returns', 'register', 'icp', 'publicSecurity'],
};

const { support } = brand.mailboxes;
const reached = (region: RegionId, by: string) => `${offices[region].phone}${by}${support}`;
const at = (office: Office, between = ', ') => addressLines(office).join(between);

/** What the law of a region has the company say of itself. The terms of use show it, and the foot of the page what belongs there. */
export const legalNotices: Readonly<Record<RegionId, readonly LegalNotice[]>> = {
  us: [
    { id: 'provider', text: 'Provider', value: offices.us.name },
    { id: 'address', text: 'Address', value: at(offices.us) },
    { id: 'contact', text: 'Contact', value: reached('us', ', ') },
    { id: 'register', text: 'State of incorporation', value: sample('Delaware, file number 0000000') },
  ],
  uk: [
    { id: 'provider', text: 'Provider', value: offices.uk.name },
    { id: 'address', text: 'Registered office', value: at(offices.uk) },
    { id: 'contact', text: 'Contact', value: reached('uk', ', ') },
    { id: 'register', text: 'Company number', value: sample('00000000, registered in England and Wales') },
    { id: 'tax', text: 'VAT number', value: sample('GB 000 0000 00') },
  ],
  eu: [
    { id: 'provider', text: 'Provider', value: offices.eu.name },
    { id: 'address', text: 'Address', value: at(offices.eu) },
    { id: 'contact', text: 'Contact', value: reached('eu', ', ') },
    { id: 'represented', text: 'Represented by', value: sample('Marit de Vries, managing director') },
    { id: 'register', text: 'Trade register', value: sample('Kamer van Koophandel, KVK 00000000') },
    { id: 'tax', text: 'VAT number', value: sample('NL000000000B00') },
  ],
  fr: [
    {
      id: 'provider',
      text: 'Éditeur',
      value: sample('Kinemorph Robotics France SAS, au capital de 100\u202f000\u00a0€'),
    },
    { id: 'address', text: 'Siège social', value: at(offices.fr) },
    { id: 'contact', text: 'Contact', value: reached('fr', ', ') },
    { id: 'represented', text: 'Représentée par', value: sample('Claire Morel, présidente') },
    { id: 'register', text: 'Immatriculation', value: sample('RCS Paris 000\u00a0000\u00a0000') },
    { id: 'tax', text: 'TVA intracommunautaire', value: sample('FR 00 000000000') },
    { id: 'responsible', text: 'Directrice de la publication', value: sample('Claire Morel') },
    {
      id: 'host',
      text: 'Hébergeur',
      value: sample('Nuage du Nord SARL, 1 place du Serveur, 59000 Lille, +33 1 99 00 00 00'),
    },
    {
      id: 'disputes',
      text: 'Médiation de la consommation',
      value: sample('Centre de médiation Accord, 5 rue de l’Accord, 75002 Paris'),
    },
    { id: 'recycling', text: 'Identifiant unique (DEEE)', value: sample('FR000000_050000') },
  ],
  de: [
    { id: 'provider', text: 'Anbieter', value: offices.de.name },
    { id: 'address', text: 'Anschrift', value: at(offices.de) },
    { id: 'contact', text: 'Kontakt', value: reached('de', ', ') },
    { id: 'represented', text: 'Vertreten durch', value: sample('Johanna Brandt, Geschäftsführerin') },
    {
      id: 'register',
      text: 'Registereintrag',
      value: sample('Amtsgericht Berlin (Charlottenburg), HRB\u00a0000000\u00a0B'),
    },
    { id: 'tax', text: 'USt-IdNr.', value: sample('DE000000000') },
    {
      id: 'responsible',
      text: 'Verantwortlich für den Inhalt (§\u00a018\u00a0Abs.\u00a02\u00a0MStV)',
      value: sample('Johanna Brandt, Anschrift wie oben'),
    },
    {
      id: 'disputes',
      text: 'Verbraucherstreitbeilegung',
      value: sample(
        'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      ),
    },
    { id: 'recycling', text: 'WEEE-Reg.-Nr.', value: sample('DE 00000000') },
  ],
  jp: [
    { id: 'provider', text: '販売業者', value: offices.jp.name },
    { id: 'represented', text: '運営統括責任者', value: sample('代表取締役 佐倉 真琴') },
    { id: 'address', text: '所在地', value: at(offices.jp, ' ') },
    { id: 'contact', text: 'お問い合わせ先', value: reached('jp', '、') },
    { id: 'prices', text: '販売価格', value: '各商品ページに税込価格で表示しています。' },
    {
      id: 'otherCosts',
      text: '商品代金以外の必要料金',
      value: sample('送料（注文画面に表示）。インターネット接続料金はお客様のご負担となります。'),
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
        `在庫品はご注文から${delivery.jp.dispatchDays}日以内に発送します。予約商品は商品ページに記載の時期に発送します。`,
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
  kr: [
    { id: 'provider', text: '상호', value: offices.kr.name, footer: true },
    { id: 'represented', text: '대표자', value: sample('한지우'), footer: true },
    { id: 'register', text: '사업자등록번호', value: sample('000-00-00000'), footer: true },
    { id: 'mailOrder', text: '통신판매업 신고번호', value: sample('제0000-서울성동-00000호'), footer: true },
    { id: 'address', text: '주소', value: at(offices.kr) },
    { id: 'contact', text: '고객 지원', value: reached('kr', ', ') },
    { id: 'payment', text: '결제 수단', value: sample('신용카드, 계좌이체, 간편결제') },
    {
      id: 'delivery',
      text: '배송',
      value: sample(
        `재고 상품은 결제 후 ${delivery.kr.dispatchDays}일 이내에 보내 드립니다. 예약 상품은 상품 페이지에 안내한 시기에 보내 드립니다.`,
      ),
    },
    {
      id: 'returns',
      text: '청약철회',
      value: sample(
        '상품을 받은 날부터 7일 이내에 신청하실 수 있습니다. 단순 변심인 경우 반품 배송비는 고객이 부담합니다.',
      ),
    },
    { id: 'privacyOfficer', text: '개인정보 보호책임자', value: sample('윤서진'), footer: true },
    { id: 'host', text: '호스팅 서비스 제공자', value: sample('기어클라우드 주식회사'), footer: true },
  ],
  cn: [
    { id: 'provider', text: '经营者', value: offices.cn.name },
    { id: 'address', text: '住所', value: at(offices.cn) },
    { id: 'contact', text: '联系方式', value: reached('cn', '，') },
    { id: 'payment', text: '支付方式', value: sample('支付宝、微信支付、银行卡') },
    {
      id: 'delivery',
      text: '发货时间',
      value: sample(`现货付款后${delivery.cn.dispatchDays}天内发出，预订商品按商品页标明的时间发出。`),
    },
    {
      id: 'returns',
      text: '退换货',
      value: sample('自签收次日起7天内可无理由退货，商品应当完好，退货运费由买家承担。'),
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
};
