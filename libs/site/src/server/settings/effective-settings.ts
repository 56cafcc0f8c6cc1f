import type { Settings } from './settings.ts';

const secret = /secret|token|password|credential|(?:^|[a-z])Key$/i;

/** Returns the settings for the server's log: secrets are masked, and so are user names in addresses. */
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
