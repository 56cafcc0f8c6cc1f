import { useEffect, useState } from 'react';

/** The part of the page that one is in: the last of these whose top has passed the upper third of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = ids.join(' ');

  useEffect(() => {
    const sections = names.split(' ').map(id => document.getElementById(id)).filter(section => section !== null);
    const passed = new Set<Element>();
    const mark = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      // The last section may be too short to come up that far.
      const isEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      setCurrent((isEnd ? sections.at(-1) : sections.findLast(section => passed.has(section)))?.id);
    };
    // The root reaches far up, so a section counts as passed from its first line on.
    const observer = new IntersectionObserver(entries => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      mark();
    }, { root: document, rootMargin: '99999px 0px -68%' });
    for (const section of sections) observer.observe(section);

    addEventListener('scrollend', mark);
    return () => {
      observer.disconnect();
      removeEventListener('scrollend', mark);
    };
  }, [names]);

  return current;
}
