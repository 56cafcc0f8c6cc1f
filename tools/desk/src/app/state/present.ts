import type { Instant } from '@kinemorph/content/time';
import { useEffect, useState } from 'react';

/** Returns the site's current time, continuing from the server's value. */
export function usePresent(serverNow: Instant | undefined): Instant {
  const [ahead, setAhead] = useState<{ readonly of: Instant | undefined; readonly by: number }>({
    of: undefined,
    by: 0,
  });
  const [present, setPresent] = useState(() => Date.now());
  if (ahead.of !== serverNow && serverNow !== undefined) setAhead({ of: serverNow, by: serverNow - present });
  useEffect(() => {
    const timer = setInterval(() => setPresent(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return present + ahead.by;
}
