'use client';

import { useEffect, useState } from 'react';

/**
 * Returns the id of the section that the visitor is reading: the last one whose top has passed the upper third of the
 * window.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = ids.join(' ');

  useEffect(() => {
    const sections = new Map<string, HTMLElement>();
    const passed = new Set<Element>();
    const mark = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const inOrder = names.split(' ').flatMap((id) => sections.get(id) ?? []);
      // The last section may be too short to reach that position.
      const isEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      setCurrent((isEnd ? inOrder.at(-1) : inOrder.findLast((section) => passed.has(section)))?.id);
    };
    // The root extends far upwards, so that a section counts as passed from its first line on.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target);
          else passed.delete(target);
        }
        mark();
      },
      { root: document, rootMargin: '99999px 0px -68%' },
    );
    // A page may render its lower sections later.
    const later = new MutationObserver(find);
    function find() {
      const missing = names.split(' ').filter((id) => !sections.has(id));
      for (const id of missing) {
        const section = document.getElementById(id);
        if (!section) continue;
        sections.set(id, section);
        observer.observe(section);
      }
      if (sections.size === names.split(' ').length) later.disconnect();
    }
    later.observe(document.body, { childList: true, subtree: true });
    find();

    addEventListener('scrollend', mark);
    return () => {
      observer.disconnect();
      later.disconnect();
      removeEventListener('scrollend', mark);
    };
  }, [names]);

  return current;
}
