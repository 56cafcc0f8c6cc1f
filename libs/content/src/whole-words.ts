import type { Locale } from '@kinemorph/i18n';

/** Names and fixed phrases that stay on one line, for languages in which a line may end inside a word. */
export const wholeWords: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  'ja-JP': [
    'バンブルビー',
    'オプティマスプライム',
    'メガトロン',
    'T9-E',
    'お問い合わせ',
    'ユーザーID',
    '聞き取り',
    '国・地域',
  ],
  'ko-KR': ['T9-E', '국가/지역'],
  'zh-CN': ['大黄蜂', '擎天柱', '威震天', '巴斯光年', '巴斯', 'T9-E', '一气呵成', '国家/地区', '分钟'],
};
