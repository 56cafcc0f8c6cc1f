import { wcagContrast } from 'culori';
import { useLayoutEffect, useRef, useState } from 'react';
import * as css from './foundations.css.ts';

/** Shows the contrast between the surrounding text and its background, measured on this page. */
export function Ratio({ least = 4.5 }: { least?: number }) {
  const element = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState<number>();
  useLayoutEffect(() => {
    if (element.current) setRatio(wcagContrast(getComputedStyle(element.current).color, groundOf(element.current)));
  }, []);
  return (
    <span ref={element} className={css.ratio}>
      {ratio === undefined
        ? '–'
        : `${ratio.toFixed(1)} ${ratio >= least ? (least === 3 ? '✓' : ratio >= 7 ? 'AAA' : 'AA') : 'fails'}`}
    </span>
  );
}

/** The first colour that is painted below an element. */
function groundOf(element: Element): string {
  for (let under: Element | null = element; under; under = under.parentElement) {
    const { backgroundColor } = getComputedStyle(under);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}
