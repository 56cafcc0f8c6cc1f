const classes = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

/** Returns the class of a status, such as `2xx`; what is no status counts as a failure. */
export function statusClass(status: number): (typeof classes)[number] {
  return classes[Math.trunc(status / 100) - 1] ?? '5xx';
}
