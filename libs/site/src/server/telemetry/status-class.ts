export const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

/** Returns the class of a status, such as `2xx`; an invalid status counts as a failure. */
export function statusClass(status: number): (typeof statusClasses)[number] {
  return statusClasses[Math.trunc(status / 100) - 1] ?? '5xx';
}
