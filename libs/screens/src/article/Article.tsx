import { lazy } from 'react';
import { ArticlePage } from '../sections/ArticlePage.tsx';
import type { ArticleModel } from '../sections/article.server.ts';

/**
 * Loads if a section shows more than words. No `Suspense` is around it: React would send a large one with an inline
 * script, which the security policy blocks.
 */
const ArticleParts = lazy(async () => ({ default: (await import('./ArticleParts.tsx')).ArticleParts }));

/** An article: help, policies, the company, its news. */
export function Article(model: ArticleModel) {
  return <ArticlePage {...model} showParts={(parts) => <ArticleParts {...parts} />} />;
}
