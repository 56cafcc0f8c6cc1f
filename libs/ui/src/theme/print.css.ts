import { globalRule } from './layers.css.ts';
import { primitive } from './primitives.ts';
import { declarations } from './theme.ts';
import { vars } from './vars.css.ts';

const { white, mist, ink, slate } = primitive.color;

const sheet = {
  ground: white,
  raised: white,
  line: mist,
  text: ink,
  soft: slate,
  accent: ink,
  deal: ink,
  focus: ink,
  danger: ink,
  success: ink,
  glow: white,
};
const words = { ground: white, text: ink };

/** Every theme in black on white: the grounds are white, and nothing relies on a printed background. */
const printed = declarations({
  ground: 'paper',
  scheme: { ink: 'light', paper: 'light', fog: 'light' },
  colors: {
    ink: sheet,
    paper: sheet,
    fog: sheet,
    action: { ...words, hover: white },
    light: words,
    sale: words,
    overlay: white,
    shadow: white,
  },
});

function printRule(selector: string, rule: Parameters<typeof globalRule>[2]): void {
  globalRule('base', selector, { '@media': { print: rule } });
}

printRule(':root, [data-theme]', { vars: printed });
printRule('html', { fontSize: '11pt', scrollPaddingBlockStart: 0 });
printRule('p, li, dd, blockquote', { orphans: 3, widows: 3 });
printRule('h1, h2, h3, h4', { breakAfter: 'avoid' });
printRule('img, svg, tr, figure, blockquote', { breakInside: 'avoid' });
printRule('video, audio, iframe, [popover], [role=dialog]', { display: 'none' });
// Prints the address of links in running text. Links with a class are identified by their label.
printRule(":is(p, li, dd, td) a[href^='http']:not([class])::after", {
  content: "' (' attr(href) ')'",
  color: vars.here.soft,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
});
