import type { Copy } from './copy.ts';

export const zh: Copy = {
  store: '商城',
  notice: '这是本地替代页面，不销售任何商品，也不会保存您的任何操作。',
  home: { title: '地区商城', lead: '正式环境中，这里会打开您所在地区的商城。' },
  product: {
    eyebrow: '商品',
    lead: (place) => `您已到达${place}商城的这款商品页面。正式商城会在此显示价格、发货时间和购买按钮；本页面仅作替代。`,
  },
  account: { title: '我的账号', lead: '在正式商城中，顾客可在此查看订单、地址和积分。' },
  register: { title: '创建账号', lead: '在正式商城中，新顾客在此创建账号。' },
  hub: { title: '动作社区', lead: '在正式的动作社区中，玩家在此分享为机器人创作的动作和故事。' },
  studio: { title: '创作工坊', lead: '在正式的创作工坊中，玩家在此为机器人编排新动作。' },
  notFound: { title: '页面未找到', lead: '此地址没有内容。' },
  from: (source) => `来源：${source}`,
  visitor: {
    signedInAs: (nickname) => `已登录：${nickname}`,
    signedIn: '已登录',
    credits: (points) => `${points}积分`,
    signIn: '登录',
    signOut: '退出登录',
  },
  toStore: '商城首页',
  toAccount: '账号',
  toRegister: '注册',
};
