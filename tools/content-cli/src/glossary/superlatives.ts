import type { Avoided, Term } from './glossary.ts';

const forms = (use: string, list: readonly (string | RegExp)[]): readonly Avoided[] =>
  list.map((form) => ({ form, use }));
/** The lowest price of the last 30 days is a fact that EU law requires. */
const lowestPrice = [{ at: 'messages/labels#label.lowestPrice', why: 'the lowest price of the last days is a fact' }];
const lowest = /lowest prices?(?! (?:of|in|within|during|over|for|before))/iu;
const say = 'what was measured, or what it does';

/**
 * Superlatives about our products that are not proven, by language. How strict the limits are depends on the law of the
 * market.
 */
export const superlativesInEnglish: Term = {
  term: 'superlatives',
  use: ['what was measured'],
  note: 'Advertising rules ask for proof.',
  avoid: forms(say, [
    'the world’s best',
    'world’s first',
    'world-leading',
    'No. 1',
    'number one',
    'unbeatable',
    'unrivaled',
    'unrivalled',
    'market-leading',
    'most advanced',
    'cheapest',
    'best price',
    'best ever',
    'before anyone else',
    lowest,
  ]),
};

export const superlativesInGerman: Term = {
  term: 'superlatives',
  use: ['was gemessen wurde'],
  note: 'Alleinstellung and Spitzenstellung need proof (§ 5 UWG).',
  avoid: [
    ...forms('was gemessen wurde, oder was er kann', [
      'Nr. 1',
      'Nummer 1',
      'Nummer eins',
      'der Beste',
      'das Beste',
      'der beste',
      'das beste',
      'weltbeste*',
      'weltweit erste*',
      'weltweit einzig*',
      'weltweit führend*',
      'einzigartig*',
      'marktführ*',
      'Marktführ*',
      'branchenführ*',
      'unschlagbar*',
      'konkurrenzlos*',
      'unübertroffen*',
      'billigste*',
      'bester Preis',
      'Tiefstpreis*',
      'vor allen anderen',
    ]),
    { form: 'Bestpreis*', use: 'der Preis', except: lowestPrice },
  ],
};

export const superlativesInFrench: Term = {
  term: 'superlatives',
  use: ['ce qui a été mesuré'],
  note: 'An allegation without proof misleads (L121-2 du Code de la consommation); soldes is reserved for the regulated periods.',
  avoid: [
    ...forms('ce qui a été mesuré, ou ce qu’il fait', [
      'n° 1',
      'numéro 1',
      'numéro un',
      'le meilleur du monde',
      'meilleur prix',
      'meilleurs prix',
      'premier au monde',
      'unique au monde',
      'imbattable*',
      'inégalé*',
      'sans rival',
      'leader*',
      'le moins cher',
      'avant tous les autres',
    ]),
    ...forms('offre, promotion ou remise', ['soldes', 'solde', 'soldé*']),
  ],
};

export const superlativesInJapanese: Term = {
  term: 'superlatives',
  use: ['測定した事実'],
  note: 'The law on misleading representations (景品表示法) asks for proof of the highest and the first.',
  avoid: forms('測定した事実、または「いち早く」など', [
    '最も',
    'もっとも',
    'No.1',
    'No. 1',
    'ナンバーワン',
    'ナンバー1',
    '世界一',
    '世界初',
    '世界最',
    '日本一',
    '日本初',
    '業界初',
    '業界一',
    '業界最',
    '最高級',
    '最高の',
    '最高峰',
    '最強',
    '最安',
    '最先端',
    'どこよりも',
    '誰よりも',
    '唯一',
    '究極',
    '完璧',
    '絶対',
  ]),
};

export const superlativesInKorean: Term = {
  term: 'superlatives',
  use: ['측정한 사실'],
  note: 'The fair labelling and advertising law asks for proof of the highest and the first.',
  avoid: [
    ...forms('측정한 사실, 또는 “먼저”', [
      '최고의',
      '최고 수준',
      '최고급',
      '최초',
      '유일한',
      '유일하게',
      '1위',
      '최상의',
      '업계 최',
      '세계 최',
      '국내 최',
      '가장 좋은',
      '완벽한',
      '누구보다 먼저',
    ]),
    { form: '최저가', use: '가격', except: lowestPrice },
  ],
};

export const superlativesInChinese: Term = {
  term: 'superlatives',
  use: ['可核实的事实'],
  note: 'The advertising law (art. 9) forbids 国家级, 最高级, 最佳 and the like.',
  avoid: [
    ...forms('可核实的事实', [
      '国家级',
      '世界级',
      '最高级',
      '最佳',
      '最优',
      '最先进',
      '最强',
      '最便宜',
      '最好的',
      '最受欢迎',
      '最大的',
      '顶级',
      '顶尖',
      '极致',
      '极品',
      '绝无仅有',
      '独一无二',
      '史上',
      '首个',
      '首款',
      '首家',
      '全网',
      '万能',
      '领先',
      '领导品牌',
      '王牌',
      '100%',
      '绝对',
      /第一(?![步次条个时件章节句天眼台批人声位场支]|反应)/u,
    ]),
    { form: '最低价', use: '价格', except: lowestPrice },
    {
      form: '唯一',
      use: '可核实的事实',
      except: [{ phrase: '唯一的例外', why: 'an exception of a rule, and no praise' }],
    },
  ],
};
