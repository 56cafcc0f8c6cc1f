import { globalRule } from './layers.css.ts';
import { printedColors, printedGround } from './printed.ts';
import { vars } from './vars.css.ts';

function printRule(selector: string, rule: Parameters<typeof globalRule>[2]): void {
  globalRule('base', selector, { '@media': { print: rule } });
}

printRule(':root, [data-theme]', { vars: { ...printedGround, ...printedColors } });
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
