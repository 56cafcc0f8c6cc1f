import type { Locale } from '@kinemorph/i18n';

/** Names and set phrases that no line may divide, wherever they stand in a sentence of a language in which a line may end anywhere. */
export const wholeWords: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  'ja-JP': ['バンブルビー', 'オプティマスプライム', 'メガトロン', 'T9-E', 'お問い合わせ', 'ユーザーID', '聞き取り'],
  'ko-KR': ['T9-E'],
  'zh-CN': ['大黄蜂', '擎天柱', '威震天', '巴斯光年', '巴斯', 'T9-E', '一气呵成'],
};
