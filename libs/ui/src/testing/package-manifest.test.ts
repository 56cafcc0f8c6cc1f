import { expect, test } from 'vitest';
import { repository } from '../../package/package-manifest.ts';

test('the package names the GitHub repository of its build, and no repository in other builds', () => {
  expect(repository({ GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'kinemorph/site' })).toEqual({
    repository: { type: 'git', url: 'git+https://git.example/kinemorph/site.git', directory: 'libs/ui' },
  });
  expect(repository({})).toEqual({});
});
