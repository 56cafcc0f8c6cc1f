import type { Settings } from './settings.ts';

const secret = /secret|token|password|credential|(?:^|[a-z])Key$/i;

/** The settings as a server uses them, for its log: what names a secret is masked, and so is whoever an address logs in as. */
export function effectiveSettings(settings: Settings): object {
  return mask(settings) as object;
}

function mask(value: unknown, name = ''): unknown {
  if (value !== undefined && value !== false && secret.test(name)) return '***';
  if (typeof value === 'string') return value.replace(/(?<=^[a-z]+:\/\/)[^/@]*@/i, '***@');
  if (Array.isArray(value)) return value.map((one) => mask(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mask(one, key)]));
}
