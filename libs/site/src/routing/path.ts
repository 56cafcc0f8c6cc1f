/** Returns the path of a request target, cut from a URL without decoding or resolving anything. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  const target = end < 0 ? url : url.slice(0, end);
  if (!/^https?:\/\//.test(target)) return target;
  const slash = target.indexOf('/', target.indexOf('//') + 2);
  return slash < 0 ? '/' : target.slice(slash);
}

const plain = /^\/[A-Za-z0-9/_-]*$/;

/**
 * Returns the canonical form of a path: lower case, single slashes, none at the end; undefined if no page can have such
 * a path.
 */
export function canonicalPath(path: string): string | undefined {
  if (!plain.test(path)) return undefined;
  return `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
}

/** Splits a canonical path into its first segment and the rest, both without slashes. */
export function splitPath(path: string): { first: string; rest: string } {
  const [first = '', ...rest] = path.slice(1).split('/');
  return { first, rest: rest.join('/') };
}

/** Returns true if a path has a segment that a URL would resolve, plain or encoded: no page has one. */
export function hasDotSegment(path: string): boolean {
  return /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
}

/** Returns the path of a page's model. */
export function modelPath(path: string): string {
  return `/_model${path}.json`;
}

const model = /^\/_model(\/.*)\.json$/;

/** Returns the path of the page that a model's path belongs to; undefined for any other path. */
export function pathOfModel(path: string): string | undefined {
  return path.startsWith('/_model/') ? model.exec(path)?.[1] : undefined;
}
