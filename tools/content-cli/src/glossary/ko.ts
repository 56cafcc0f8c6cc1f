import type { Glossary } from './glossary.ts';
import { superlativesInKorean } from './superlatives.ts';

/** Korean. */
export const ko: Glossary = {
  file: 'ko-KR',
  language: 'Korean (ko-KR)',
  tables: [
    {
      locales: ['ko-KR'],
      terms: [
        {
          term: 'pre-order',
          use: ['사전 예약', '사전 예약하기(버튼)'],
          avoid: [
            { form: '사전예약', use: '사전 예약' },
            { form: '예약 구매', use: '사전 예약' },
            { form: '프리오더', use: '사전 예약' },
          ],
          wherever: { english: ['pre-order*'], translated: ['사전 예약'] },
        },
        {
          term: 'early bird',
          use: ['얼리버드'],
          avoid: [
            { form: '얼리 버드', use: '얼리버드' },
            { form: '조기 예약', use: '얼리버드' },
          ],
          wherever: { english: ['early bird', 'early-bird'], translated: ['얼리버드'] },
        },
        {
          term: 'buy now',
          use: ['구매하기'],
          avoid: [
            { form: '지금 구매', use: '구매하기' },
            { form: '바로 구매', use: '구매하기' },
            { form: '바로구매', use: '구매하기' },
          ],
        },
        { term: 'to buy', use: ['구매', '구매처', '구매일'], avoid: [{ form: /구입(?!니)/u, use: '구매' }] },
        {
          term: 'learn more',
          use: ['자세히 보기'],
          avoid: [
            { form: '더 알아보기', use: '자세히 보기' },
            { form: '더보기', use: '자세히 보기' },
            { form: '더 보기', use: '자세히 보기' },
          ],
        },
        {
          term: 'sold out',
          use: ['품절'],
          avoid: [
            { form: '매진', use: '품절' },
            { form: '완판', use: '품절' },
          ],
        },
        { term: 'subscribe', use: ['구독하기'], avoid: [{ form: '뉴스레터 신청', use: '구독하기' }] },
        {
          term: 'servo',
          use: ['서보', '서보 {servos}개'],
          avoid: [
            { form: '서보모터', use: '서보' },
            {
              form: '서보 모터',
              use: '서보',
              except: [{ at: 'messages/specs#specs.servos', why: 'the row of a table names the part in full' }],
            },
          ],
          wherever: { english: ['servo', 'servos'], translated: ['서보'] },
        },
        { term: 'hub', use: ['허브'], wherever: { english: ['the Hub'], translated: ['허브'] } },
        { term: 'studio', use: ['스튜디오'], wherever: { english: ['the Studio'], translated: ['스튜디오'] } },
        {
          term: 'voice command',
          use: ['음성 명령'],
          avoid: [
            { form: '음성명령', use: '음성 명령' },
            { form: '보이스 커맨드', use: '음성 명령' },
            { form: '음성 커맨드', use: '음성 명령' },
          ],
          wherever: { english: ['voice commands', 'voice command'], translated: ['명령'] },
        },
        {
          term: 'transform',
          use: ['변신하다', '변신'],
          avoid: [
            { form: '변형', use: '변신' },
            { form: '트랜스폼', use: '변신' },
          ],
        },
        {
          term: 'credits',
          use: ['포인트'],
          avoid: [
            { form: '크레딧', use: '포인트' },
            { form: '적립금', use: '포인트' },
          ],
          wherever: { english: ['credits'], translated: ['포인트'] },
        },
        {
          term: 'dock',
          use: ['도킹 스테이션'],
          avoid: [
            { form: '도크', use: '도킹 스테이션' },
            { form: /(?<![가-힣])독(?:에|을|이|은|의|과)/u, use: '도킹 스테이션' },
          ],
          note: '독 also means poison.',
        },
        {
          term: 'move',
          use: ['동작'],
          avoid: [
            { form: '모션', use: '동작', except: [{ phrase: '프로모션', why: 'a promotion' }] },
            { form: '무브', use: '동작' },
          ],
        },
        {
          term: 'phone',
          use: ['스마트폰', '전화 (a call, a number)'],
          avoid: [
            { form: '휴대폰', use: '스마트폰' },
            { form: '핸드폰', use: '스마트폰' },
            { form: '휴대전화', use: '스마트폰' },
          ],
        },
        { term: 'tax included', use: ['부가세 포함'], avoid: [{ form: '세금 포함', use: '부가세 포함' }] },
        {
          term: 'quick guide',
          use: ['빠른 시작 가이드'],
          avoid: [
            { form: '빠른 안내서', use: '빠른 시작 가이드' },
            { form: '퀵 가이드', use: '빠른 시작 가이드' },
            { form: '간편 가이드', use: '빠른 시작 가이드' },
          ],
        },
        {
          term: 'authorized dealer',
          use: ['공인 판매점'],
          avoid: [
            { form: '공식 판매점', use: '공인 판매점' },
            { form: '인증 판매점', use: '공인 판매점' },
            { form: '공식 대리점', use: '공인 판매점' },
          ],
        },
        { term: 'signs of play', use: ['사용 흔적'], avoid: [{ form: '놀면서 생긴 흔적', use: '사용 흔적' }] },
        {
          term: 'region',
          use: ['국가/지역'],
          avoid: [
            { form: '나라/지역', use: '국가/지역' },
            { form: '국가 또는 지역', use: '국가/지역' },
          ],
        },
        {
          term: 'spelling',
          use: ['-해 주세요'],
          avoid: [
            { form: '해주세요', use: '해 주세요' },
            { form: '해주십시오', use: '해 주세요' },
          ],
        },
        superlativesInKorean,
      ],
    },
  ],
  style: [
    '합니다체 throughout, quotes included; requests end in -해 주세요, a manual’s warnings in -지 마십시오; taglines may end in a noun.',
    'A question ends in -나요? or -ㄴ가요?, as people ask it: -습니까? sounds like an interrogation.',
    'No particle that depends on a final consonant (을/를, 이/가, 은/는, 으로/로) directly after a placeholder: a noun stands between, as in {email} 주소로.',
    'Half-width punctuation; counters follow the number without a space ({servos}개, {credits}포인트).',
    'No superlative about ourselves: 먼저, not 가장 먼저.',
  ],
};
