import { useEffect, useState, type ComponentType } from 'react';

/** A component whose code is loaded once it is wanted: undefined until it has come, and where it could not be. `load` is the same at every render. */
export function useLoaded<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    load().then(
      (component) => {
        if (!left) setLoaded(() => component);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [wanted, load]);
  return Loaded;
}
