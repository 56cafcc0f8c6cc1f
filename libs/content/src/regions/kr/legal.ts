import { addressOf, reached, type RegionLegal } from '../../legal-notice.ts';
import type { Office } from '../../office.ts';
import { sample } from '../../sample.ts';
import { region } from './region.ts';

const office: Office = sample({
  name: '키네모프 로보틱스 코리아 주식회사',
  street: '서보로 12, 7층',
  locality: '성동구',
  state: '서울특별시',
  postalCode: '04700',
  country: 'KR',
  phone: '+82 2 0000 0142',
  phoneAtHome: '02-0000-0142',
});

/** The legal notices of the region. */
export const legal: RegionLegal = {
  office,
  // 전자상거래법: the trader's numbers are in the footer of every page.
  required: [
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
  notices: [
    { id: 'provider', text: '상호', value: office.name, footer: true },
    { id: 'represented', text: '대표자', value: sample('한지우'), footer: true },
    { id: 'register', text: '사업자등록번호', value: sample('000-00-00000'), footer: true },
    { id: 'mailOrder', text: '통신판매업 신고번호', value: sample('제0000-서울성동-00000호'), footer: true },
    { id: 'address', text: '주소', value: addressOf(office) },
    { id: 'contact', text: '고객 지원', value: reached(office, ', ') },
    { id: 'payment', text: '결제 수단', value: sample('신용카드, 계좌이체, 간편결제') },
    {
      id: 'delivery',
      text: '배송',
      value: sample(
        `재고가 있는 제품은 결제 후 ${region.delivery.dispatchDays}일 이내에 보내 드립니다. 사전 예약 제품은 스토어의 제품 페이지에 안내한 시기에 보내 드립니다.`,
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
  taxNote: { pattern: /부가세 포함/, expected: '"부가세 포함"' },
};
