import { useEffect, useState, type ComponentType } from 'react';

/**
 * Returns a component whose code loads once it is wanted; undefined until it is loaded, and if that fails. `load` must
 * be the same at every render.
 */
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
