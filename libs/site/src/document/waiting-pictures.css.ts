import { globalRule, media } from '@kinemorph/ui/theme';
import { globalKeyframes, type GlobalStyleRule } from '@vanilla-extract/css';

const animation = 'near';

/**
 * Keeps lazy pictures outside the window from loading before the first use of the page. Browsers load lazy pictures up
 * to 2,500 px ahead, which is half a megabyte on a phone. A waiting picture is drawn far above the page, beyond that
 * distance; its place in the layout stays. The animation follows the scroll position and brings the picture back when
 * it is within 35 % of a window's height. Without scripts, in print and in browsers without scroll-driven animations,
 * pictures load as usual.
 */
function wait(pictures: string, rule: Pick<GlobalStyleRule, 'translate' | 'animation' | 'animationTimeline'>): void {
  globalRule('screens', `html:not([data-hydrated]) ${pictures} img[loading=lazy]`, {
    '@supports': {
      '(animation-timeline: view())': { '@media': { [`screen and (scripting: enabled) and ${media.moving}`]: rule } },
    },
  });
}

globalKeyframes(animation, { 'from, to': { translate: 'none' } });
wait('body', { translate: '0 -99999px', animation: `${animation} linear`, animationTimeline: 'view(block -35%)' });
// The next slide touches the window's edge; one pixel keeps it outside.
wait('body [role=group]', { animationTimeline: 'view(inline 1px)' });
