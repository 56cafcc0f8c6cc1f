import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/**
 * Returns the styles of everything that the server has loaded, so that a page from source has its styles before its
 * scripts run.
 */
export async function devStyles(vite: ViteDevServer): Promise<string> {
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) return '';
  const sheets = [...ssr.moduleGraph.idToModuleMap.values()].filter(
    ({ id }) => id && /\.css(?:$|\?)/.test(id) && !id.includes('?inline'),
  );
  // The sheet that declares the layers comes first, as in the build.
  sheets.sort((a, b) => Number(isLayers(b.id)) - Number(isLayers(a.id)));
  const blocks = await Promise.all(
    sheets.map(async ({ id, url }) => {
      const sheet = await ssr.runner.import<{ default?: string }>(`${url}${url.includes('?') ? '&' : '?'}inline`);
      return `<style data-vite-dev-id="${id ?? ''}">${sheet.default ?? ''}</style>`;
    }),
  );
  return blocks.join('');
}

function isLayers(id: string | null): boolean {
  return id?.includes('/layers.css.ts') ?? false;
}
