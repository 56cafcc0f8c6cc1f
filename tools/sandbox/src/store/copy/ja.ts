import type { Copy } from './copy.ts';

export const ja: Copy = {
  store: 'ストア',
  notice: 'これはローカル環境用の代替ページです。商品は販売されず、操作内容も保存されません。',
  home: { title: '地域のストア', lead: '実際には、ここでお住まいの地域のストアが開きます。' },
  product: {
    eyebrow: '商品',
    lead: (place) =>
      `${place}のストアの、この商品のページに到着しました。実際のストアでは価格、お届け予定日、購入ボタンが表示されます。このページはその代わりです。`,
  },
  account: { title: 'アカウント', lead: '実際のストアでは、ここで注文、住所、ポイントを確認できます。' },
  register: { title: 'アカウントを作成', lead: '実際のストアでは、初めてのお客様がここでアカウントを作成します。' },
  hub: { title: 'コンテンツハブ', lead: '実際のハブでは、オーナーがロボットの動きや物語を共有します。' },
  studio: { title: '制作スタジオ', lead: '実際のスタジオでは、オーナーがロボットの新しい動きをプログラムします。' },
  notFound: { title: 'ページが見つかりません', lead: 'このアドレスには何もありません。' },
  from: (told) => `参照元：${told}`,
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
