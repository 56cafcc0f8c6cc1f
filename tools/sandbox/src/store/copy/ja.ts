import type { Copy } from './copy.ts';

export const ja: Copy = {
  store: 'ストア',
  notice: 'ローカル環境用の代替ページです。商品の販売も、操作内容の保存もいたしません。',
  home: { title: 'お住まいの国・地域のストア', lead: '本番環境では、ここにお住まいの国・地域のストアが表示されます。' },
  product: {
    eyebrow: '商品',
    lead: (place) =>
      `${place}のストアの、この商品のページに到着しました。実際のストアでは価格、お届け予定日、購入ボタンが表示されます。このページはその代わりです。`,
  },
  account: { title: 'アカウント', lead: '実際のストアでは、ここで注文、住所、ポイントを確認できます。' },
  register: { title: 'アカウントを作成', lead: '実際のストアでは、初めてのお客様がここでアカウントを作成します。' },
  hub: { title: 'Hub', lead: '実際のHubでは、オーナーがロボットのモーションや物語を共有します。' },
  studio: { title: 'Studio', lead: '実際のStudioでは、オーナーがロボットの新しい動きをプログラムします。' },
  notFound: { title: 'ページが見つかりません', lead: 'このアドレスには何もありません。' },
  from: (source) => `参照元：${source}`,
  visitor: {
    signedInAs: (nickname) => `${nickname}さんとしてログイン中`,
    signedIn: 'ログイン中',
    credits: (points) => `${points}ポイント`,
    signIn: 'ログイン',
    signOut: 'ログアウト',
  },
  toStore: 'ストアのトップ',
  toAccount: 'アカウント',
  toRegister: '新規登録',
};
