import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { releaseChangelog, releaseVersion } from 'nx/release';
import type { Api } from './api.ts';
import { advice, unplanned } from './planned.ts';
import { presentApi, readJson, ui } from './ui-package.ts';
import { writeSboms } from './write-sboms.ts';

const {
  values: { 'dry-run': dryRun },
} = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });

function build() {
  execFileSync('npx', ['nx', 'run', `${ui.name}:package`], { stdio: 'inherit' });
}

/** Fresh projects of other teams, which install the package from the registry. */
function tryInConsumers() {
  execFileSync('npx', ['nx', 'run', '@kinemorph/release:consumers'], { stdio: 'inherit' });
}

// `npm run release`: tests with projects of other teams, the version, the changelog, the accepted API, one commit with
// its tag, the package ready to publish, and the bills of materials.
build();
const missing = unplanned(readJson(ui.lastApi) as Api, presentApi());
if (missing) {
  console.error(advice(missing));
  process.exit(1);
}
tryInConsumers();
const { projectsVersionData } = await releaseVersion({ dryRun, gitCommit: false, gitTag: false, stageChanges: true });
if (!dryRun) {
  writeFileSync(ui.lastApi, `${JSON.stringify(presentApi(), null, 2)}\n`);
  execFileSync('git', ['add', ui.lastApi]);
}
await releaseChangelog({
  dryRun,
  versionData: projectsVersionData,
  gitCommit: true,
  gitTag: true,
  deleteVersionPlans: true,
});
build();
console.log(
  `\nBills of materials (CycloneDX):\n${writeSboms('dist/sbom')
    .map((file) => `  ${file}`)
    .join('\n')}`,
);
console.log(`\nThe package is in ${ui.built}. Publish it with: npx nx release publish`);
