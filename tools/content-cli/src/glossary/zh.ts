import type { Glossary } from './glossary.ts';
import { superlativesInChinese } from './superlatives.ts';

/** Simplified Chinese. */
export const zh: Glossary = {
  file: 'zh-CN',
  language: 'Simplified Chinese (zh-CN)',
  tables: [
    {
      locales: ['zh-CN'],
      terms: [
        {
          term: 'pre-order',
          use: ['预订', '立即预订（按钮）'],
          avoid: [
            { form: '预购', use: '预订' },
            { form: '预定', use: '预订' },
          ],
          wherever: { english: ['pre-order*'], translated: ['预订'] },
        },
        {
          term: 'early bird',
          use: ['早鸟', '早鸟价（价格）'],
          avoid: [
            { form: '早期优惠', use: '早鸟价' },
            { form: '早鸟价格', use: '早鸟价' },
          ],
          wherever: { english: ['early bird', 'early-bird'], translated: ['早鸟'] },
        },
        {
          term: 'buy now',
          use: ['立即购买'],
          avoid: [
            { form: '马上购买', use: '立即购买' },
            { form: '立即选购', use: '立即购买' },
            { form: '现在购买', use: '立即购买' },
          ],
        },
        {
          term: 'learn more',
          use: ['了解更多', '进一步了解 (with a name)'],
          avoid: [
            { form: '查看更多', use: '了解更多' },
            { form: '阅读更多', use: '了解更多' },
          ],
        },
        {
          term: 'sold out',
          use: ['已售罄'],
          avoid: [
            { form: '售完', use: '已售罄' },
            { form: '卖完', use: '已售罄' },
            { form: '卖光', use: '已售罄' },
          ],
        },
        { term: 'subscribe', use: ['订阅'] },
        {
          term: 'servo',
          use: ['伺服舵机', '个（量词）'],
          avoid: [
            { form: '颗舵机', use: '个伺服舵机' },
            { form: '颗伺服', use: '个伺服' },
            { form: /(?<!伺服)舵机/u, use: '伺服舵机' },
            { form: '伺服电机', use: '伺服舵机' },
            { form: '伺服马达', use: '伺服舵机' },
          ],
          wherever: {
            english: ['servo', 'servos'],
            translated: ['舵机'],
            except: [{ at: 'messages/home#home.quote.engineering.by', why: 'the name of a magazine' }],
          },
        },
        { term: 'hub', use: ['动作社区'], wherever: { english: ['the Hub'], translated: ['社区'] } },
        {
          term: 'studio',
          use: ['创作工坊'],
          avoid: [{ form: '工作室', use: '创作工坊' }],
          wherever: { english: ['the Studio'], translated: ['工坊'] },
        },
        {
          term: 'voice command',
          use: ['语音指令', '条（量词）'],
          avoid: [
            { form: '语音命令', use: '语音指令' },
            { form: '声控指令', use: '语音指令' },
            { form: '语音口令', use: '语音指令' },
          ],
          wherever: { english: ['voice commands', 'voice command'], translated: ['指令'] },
        },
        {
          term: 'transform',
          use: ['变形'],
          avoid: [
            { form: '变身', use: '变形' },
            { form: '变型', use: '变形' },
          ],
        },
        {
          term: 'reader',
          use: ['您'],
          avoid: [{ form: /(?<!迷)你/u, use: '您', except: [{ at: '*#commands.*', why: 'said to a robot' }] }],
        },
        {
          term: 'regular price',
          use: ['日常价'],
          avoid: [
            { form: '原价', use: '日常价' },
            { form: '市场价', use: '日常价' },
            { form: '划线价', use: '日常价' },
          ],
          note: 'The price law defines 原价 narrowly.',
        },
        { term: 'APR', use: ['年化利率'], avoid: [{ form: '年利率', use: '年化利率' }] },
        {
          term: 'app',
          use: ['App', '应用市场 (its store)'],
          avoid: [
            { form: '应用程序', use: 'App' },
            { form: 'APP', use: 'App', exactCase: true },
            { form: '应用商店', use: '应用市场' },
            { form: /应用(?!市场|于|在|到)/u, use: 'App' },
          ],
        },
        {
          term: 'store',
          use: ['商城'],
          avoid: [
            { form: '商店', use: '商城' },
            { form: '网店', use: '商城' },
          ],
        },
        { term: 'browse, open', use: ['浏览', '打开'], avoid: [{ form: '逛逛', use: '浏览' }] },
        { term: 'support (people)', use: ['客服'], avoid: [{ form: '客户支持', use: '客服' }] },
        {
          term: 'credits',
          use: ['积分'],
          avoid: [{ form: '点数', use: '积分' }],
          wherever: { english: ['credits'], translated: ['积分'] },
        },
        {
          term: 'account',
          use: ['账号'],
          avoid: [
            { form: '账户', use: '账号' },
            { form: '帐号', use: '账号' },
            { form: '帐户', use: '账号' },
          ],
        },
        { term: 'wholesale account', use: ['经销商账号'], avoid: [{ form: '批发账', use: '经销商账号' }] },
        { term: 'owners', use: ['玩家'], avoid: [{ form: '机主', use: '玩家' }] },
        {
          term: 'region',
          use: ['国家/地区', '购物的国家/地区'],
          avoid: [
            { form: /国家(?!\/地区|级|标准|法|规定|强制|市场|企业|知识|版权)/u, use: '国家/地区' },
            { form: '选购地', use: '购物的国家/地区' },
          ],
        },
        { term: 'market', use: ['中国大陆'], avoid: [{ form: '中国内地', use: '中国大陆' }] },
        superlativesInChinese,
      ],
    },
  ],
  style: [
    'The reader is 您, or not addressed at all; never 你.',
    'Full-width punctuation (，。：（）？《》); no space between Latin and Han characters. Product names run together: 旗舰版大黄蜂, 星际侦察兵K1.',
    'The people of customer support are 客服. The list of countries and regions is titled 国家/地区.',
  ],
};
