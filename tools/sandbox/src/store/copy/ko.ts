import type { Copy } from './copy.ts';

export const ko: Copy = {
  store: '스토어',
  notice: '로컬 환경용 대체 페이지입니다. 상품을 판매하지 않으며 아무것도 저장하지 않습니다.',
  home: { title: '국가/지역 스토어', lead: '실제 환경에서는 이곳에 해당 국가/지역의 스토어가 열립니다.' },
  product: {
    eyebrow: '상품',
    lead: (place) =>
      `${place} 스토어의 이 상품 페이지에 도착했습니다. 실제 스토어에서는 가격과 배송 예정일, 구매 버튼이 표시되며, 이 페이지는 이를 대신합니다.`,
  },
  account: { title: '내 계정', lead: '실제 스토어에서는 이곳에서 주문, 주소, 포인트를 확인할 수 있습니다.' },
  register: { title: '계정 만들기', lead: '실제 스토어에서는 신규 고객이 이곳에서 계정을 만듭니다.' },
  hub: { title: '허브', lead: '실제 허브에서는 사용자들이 로봇의 동작과 이야기를 공유합니다.' },
  studio: { title: '스튜디오', lead: '실제 스튜디오에서는 사용자들이 로봇의 새로운 동작을 프로그래밍합니다.' },
  notFound: { title: '페이지를 찾을 수 없습니다', lead: '이 주소에는 아무것도 없습니다.' },
  from: (source) => `유입 경로: ${source}`,
  visitor: {
    signedInAs: (nickname) => `${nickname} 님으로 로그인 중`,
    signedIn: '로그인 중',
    credits: (points) => `${points}포인트`,
    signIn: '로그인',
    signOut: '로그아웃',
  },
  toStore: '스토어 홈',
  toAccount: '계정',
  toRegister: '회원가입',
};
