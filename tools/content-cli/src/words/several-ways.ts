import type { SeveralWays } from './copy-rules.ts';

/**
 * English labels with two meanings, or with a shorter translation in one place: each different place with its reason.
 */
export const severalWays: readonly SeveralWays[] = [
  {
    label: 'Warranty',
    at: ['messages/specs#specs.warranty'],
    locales: ['ja-JP', 'ko-KR', 'zh-CN'],
    why: 'the row of a table tells how long it lasts',
  },
  {
    label: 'Warranty',
    at: ['messages/specs#specs.group.warranty'],
    locales: ['zh-CN'],
    why: 'a group of a table, and no policy',
  },
  {
    label: 'Warranty',
    at: ['support/copy/support#repair.go.warranty'],
    locales: ['de-DE', 'fr-FR', 'ja-JP', 'ko-KR'],
    why: 'a button says where it leads',
  },
  {
    label: 'Warranty',
    at: ['tools/manuals/copy#warranty'],
    locales: ['de-DE', 'zh-CN'],
    why: 'a manual names the maker’s warranty in full',
  },
  {
    label: 'Privacy policy',
    at: ['messages/navigation#nav.legal.privacy'],
    locales: ['fr-FR'],
    why: 'a footer’s column has room for one word',
  },
  {
    label: 'Shipping',
    at: ['flagship-bumblebee/copy#notice.shipping', 'flagship-bumblebee/copy#way.shipping'],
    locales: ['fr-FR', 'ja-JP', 'zh-CN'],
    why: 'the day on which it leaves, and no page about delivery',
  },
  {
    label: 'What it costs',
    at: ['article/copy/shipping#cost.title'],
    locales: ['ja-JP', 'ko-KR', 'zh-CN'],
    why: 'the cost of delivery has a word of its own',
  },
  { label: 'Repair request', at: ['*#*.go.return'], locales: ['ja-JP'], why: 'a button is a verb' },
  {
    label: 'Terms of the sale',
    at: ['christmas-sale/copy#terms.title'],
    locales: ['fr-FR'],
    why: 'Black Friday is an opération, Christmas an offre',
  },
  {
    label: 'Stand up',
    at: ['flagship-megatron/copy#voice.rise'],
    locales: ['fr-FR'],
    why: 'Megatron is commanded in one word',
  },
  {
    label: 'Early bird',
    at: ['flagship-bumblebee/copy#way.early'],
    locales: ['zh-CN'],
    why: 'the row of a table tells a price',
  },
  {
    label: 'Search',
    at: ['messages/search#search.submit'],
    locales: ['de-DE', 'fr-FR', 'ja-JP'],
    why: 'a button is a verb',
  },
  {
    label: 'Log in',
    at: ['login/copy#title'],
    locales: ['ja-JP', 'zh-CN'],
    why: 'the page logs in and registers at once',
  },
  {
    label: 'Continue',
    at: ['login/copy#open.button'],
    locales: ['zh-CN'],
    why: 'the button logs in and registers at once',
  },
  {
    label: '{count, number}+',
    at: ['toy-story-buzz-lightyear/copy#overview.atLeast'],
    locales: ['de-DE', 'fr-FR'],
    why: 'a figure in large type has no room for words',
  },
  {
    label: 'Hong Kong and Macau',
    at: ['where-to-buy/copy/hongkong-macao#title'],
    locales: ['ja-JP'],
    why: 'a heading says what the list is of',
  },
  {
    label: '{count, number}+',
    at: ['messages/specs#specs.atLeast.short'],
    locales: ['de-DE', 'fr-FR', 'ja-JP', 'ko-KR'],
    why: 'a figure in large type has no room for words',
  },
  {
    label: 'Voice',
    at: ['about-us/copy/about-us#crafts.voice'],
    locales: ['de-DE', 'ja-JP', 'ko-KR', 'zh-CN'],
    why: 'the craft of those who give a robot its voice',
  },
  {
    label: 'Motion',
    at: ['about-us/copy/about-us#crafts.motion'],
    locales: ['zh-CN'],
    why: 'the craft of those who teach a robot to move',
  },
  {
    label: 'Changing shape',
    at: ['article/copy/faq#transform.title'],
    locales: ['de-DE', 'fr-FR'],
    why: 'a heading is a noun, a group of commands a verb',
  },
  {
    label: 'Changes',
    at: ['article/copy/terms-use#changes.title'],
    locales: ['ja-JP', 'ko-KR', 'zh-CN'],
    why: 'terms and a policy are changed by different words',
  },
  {
    label: 'Where you bought it',
    at: ['article/copy/warranty#dealers.title'],
    locales: ['de-DE', 'fr-FR', 'ko-KR'],
    why: 'a heading, where a form has a label',
  },
  {
    label: 'Choose',
    at: ['flagship-bumblebee/copy#mind.pick'],
    locales: ['fr-FR', 'ja-JP', 'zh-CN'],
    why: 'a robot is chosen, and consent to several purposes is adjusted',
  },
  {
    label: 'The app',
    at: ['home/copy/jp-kr#app.title'],
    locales: ['ja-JP', 'ko-KR'],
    why: 'a card says what the app is for',
  },
  {
    label: 'Register a robot',
    at: ['home/copy/jp-kr#registration.label'],
    locales: ['ja-JP'],
    why: 'a button is a verb',
  },
  {
    label: 'Read the answers',
    at: ['home/copy/jp-kr#faq.label'],
    locales: ['ja-JP'],
    why: 'its card names the questions already',
  },
  {
    label: 'Say hello',
    at: ['home/copy/kr#flagshipMegatron.command.4'],
    locales: ['ko-KR'],
    why: 'Megatron is commanded without asking',
  },
  {
    label: 'Play',
    at: ['k1-pro-interstellar-scout/copy#app.moves'],
    locales: ['de-DE', 'fr-FR'],
    why: 'the app starts a motion, a carousel plays',
  },
  {
    label: 'Blocks',
    at: ['tools/manuals/copy#prog.block'],
    locales: ['ko-KR'],
    why: 'a heading is a noun, the row of a table says how',
  },
  {
    label: 'By hand',
    at: ['tools/manuals/copy#prog.manual'],
    locales: ['ko-KR'],
    why: 'a heading is a noun, the row of a table says how',
  },
  {
    label: 'By voice',
    at: ['tools/manuals/copy#prog.voice'],
    locales: ['ko-KR'],
    why: 'a heading is a noun, the row of a table says how',
  },
  {
    label: 'On a computer',
    at: ['tools/manuals/copy#prog.computer'],
    locales: ['ko-KR'],
    why: 'a heading is a noun, the row of a table says how',
  },
];
