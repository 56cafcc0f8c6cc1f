import type { Glossary } from './glossary.ts';
import { superlativesInJapanese } from './superlatives.ts';

/** Japanese. */
export const ja: Glossary = {
  file: 'ja-JP',
  language: 'Japanese (ja-JP)',
  tables: [
    {
      locales: ['ja-JP'],
      terms: [
        {
          term: 'pre-order',
          use: ['予約', '今すぐ予約（ボタン）'],
          avoid: [
            { form: 'プレオーダー', use: '予約' },
            { form: '先行予約', use: '予約' },
          ],
          wherever: { english: ['pre-order*'], translated: ['予約'] },
        },
        {
          term: 'early bird',
          use: ['早期予約', '早期予約価格（価格）'],
          avoid: [
            { form: 'アーリーバード', use: '早期予約' },
            { form: '早割', use: '早期予約' },
          ],
          wherever: { english: ['early bird', 'early-bird'], translated: ['早期予約'] },
        },
        {
          term: 'buy now',
          use: ['今すぐ購入'],
          avoid: [
            { form: '今すぐ買う', use: '今すぐ購入' },
            { form: '購入はこちら', use: '今すぐ購入' },
          ],
        },
        {
          term: 'learn more',
          use: ['詳しく見る'],
          avoid: [
            { form: 'もっと見る', use: '詳しく見る' },
            { form: '詳細を見る', use: '詳しく見る' },
            { form: '詳しくはこちら', use: '詳しく見る' },
          ],
        },
        {
          term: 'sold out',
          use: ['完売'],
          avoid: [
            { form: '売り切れ', use: '完売' },
            { form: '売切れ', use: '完売' },
            { form: 'ソールドアウト', use: '完売' },
          ],
        },
        { term: 'subscribe', use: ['登録する'], avoid: [{ form: '購読', use: '登録' }] },
        {
          term: 'servo',
          use: ['サーボ', '{servos}基（数え方）'],
          avoid: [
            {
              form: 'サーボモーター',
              use: 'サーボ',
              except: [
                { at: 'messages/specs#specs.servos', why: 'the row of a table names the part in full' },
                { at: 'flagship-bumblebee/copy#stat.servos', why: 'the row of a table names the part in full' },
              ],
            },
            { form: 'サーボ{servos}個', use: 'サーボ{servos}基' },
          ],
          wherever: { english: ['servo', 'servos'], translated: ['サーボ'] },
        },
        {
          term: 'hub',
          use: ['Hub'],
          avoid: [{ form: 'ハブ', use: 'Hub', except: [{ at: '*#*.alt', why: 'the hub of a wheel' }] }],
          note: 'ハブ reads as a network part.',
        },
        {
          term: 'studio',
          use: ['Studio'],
          avoid: [{ form: 'スタジオ', use: 'Studio', except: [{ at: '*#*.alt', why: 'a photographer’s studio' }] }],
        },
        {
          term: 'voice command',
          use: ['音声コマンド', '種（数え方）'],
          avoid: [
            { form: 'ボイスコマンド', use: '音声コマンド' },
            { form: '音声命令', use: '音声コマンド' },
            { form: '音声指示', use: '音声コマンド' },
          ],
          wherever: { english: ['voice commands', 'voice command'], translated: ['コマンド'] },
        },
        {
          term: 'transform',
          use: ['変形する', '変形'],
          avoid: [
            { form: '変身', use: '変形' },
            { form: 'トランスフォームする', use: '変形する' },
          ],
        },
        {
          term: 'move',
          use: ['モーション (released or shared)', '動き (how a robot moves)'],
          avoid: [{ form: 'アクション', use: 'モーション' }],
        },
        { term: 'Cookie', use: ['Cookie'], avoid: [{ form: 'クッキー', use: 'Cookie' }] },
        { term: 'browser', use: ['ブラウザー'], avoid: [{ form: /ブラウザ(?!ー)/u, use: 'ブラウザー' }] },
        {
          term: 'manual',
          use: ['取扱説明書'],
          avoid: [
            { form: 'マニュアル', use: '取扱説明書' },
            { form: /(?<!取扱)説明書/u, use: '取扱説明書' },
          ],
        },
        {
          term: 'where to buy',
          use: ['取扱店'],
          avoid: [
            { form: '販売店舗', use: '取扱店' },
            { form: '取り扱い店', use: '取扱店' },
          ],
        },
        {
          term: 'authorized dealer',
          use: ['正規販売店'],
          avoid: [
            { form: '正規取扱店', use: '正規販売店' },
            { form: '認定販売店', use: '正規販売店' },
            { form: '正規代理店', use: '正規販売店' },
          ],
        },
        {
          term: 'credits',
          use: ['ポイント'],
          avoid: [
            {
              form: 'クレジット',
              use: 'ポイント',
              except: [
                { phrase: 'クレジットカード', why: 'a card' },
                { at: '*#*payment*', why: 'a card' },
              ],
            },
          ],
          wherever: { english: ['credits'], translated: ['ポイント'] },
        },
        { term: 'region', use: ['国・地域'], avoid: [{ form: 'リージョン', use: '国・地域' }] },
        {
          term: 'smartphone',
          use: ['スマートフォン'],
          avoid: [
            { form: 'スマホ', use: 'スマートフォン' },
            { form: '携帯電話', use: 'スマートフォン' },
          ],
        },
        {
          term: 'email',
          use: ['メール', 'メールアドレス'],
          avoid: [
            { form: 'Eメール', use: 'メール' },
            { form: '電子メール', use: 'メール' },
            { form: 'イーメール', use: 'メール' },
          ],
        },
        {
          term: 'spelling',
          use: ['ください'],
          avoid: [
            { form: '下さい', use: 'ください' },
            { form: '致します', use: 'いたします' },
            { form: '出来る', use: 'できる' },
            { form: '出来ます', use: 'できます' },
          ],
        },
        superlativesInJapanese,
      ],
    },
  ],
  style: [
    'Body and interface in です・ます; taglines in 体言止め or plain form, reviewers’ quotes in plain form.',
    'Full-width punctuation (。、：（）？); no space between Latin and Japanese. A half-width space separates the parts of a product name.',
    'Hub and Studio stay Latin, as service names. A move that is released or shared is モーション; how a robot moves is 動き.',
    'One form per list, ください or a noun, never mixed; a question ends in ？.',
    'No superlative about ourselves: いち早く, not どこよりも早く.',
    'Credits are ポイント; newsletter sign-up is 登録, an account is 作成.',
  ],
};
