#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contrastProblems, type ThemeDefinition, themeCss } from './make.ts';

// `npx kinemorph-theme acme.ts acme.css`: writes the style sheet of a theme, unless its contrast is too low.

/** Returns the theme that a module exports by default. */
async function themeOf(file: string): Promise<ThemeDefinition> {
  const module = (await import(pathToFileURL(resolve(file)).href)) as { default?: ThemeDefinition };
  if (typeof module.default !== 'object' || (module.default as unknown) === null)
    throw new Error(`${file} exports no theme. Write "export default" before the theme.`);
  return module.default;
}

async function run([file, target]: readonly string[]): Promise<void> {
  if (file === undefined)
    throw new Error('Name the module of a theme, and the style sheet to write: kinemorph-theme acme.ts acme.css');
  const theme = await themeOf(file);
  const problems = contrastProblems(theme);
  if (problems.length > 0)
    throw new Error(
      [
        `Theme "${theme.name}": ${problems.length} ${problems.length === 1 ? 'pair has' : 'pairs have'} too little contrast. Nothing was written.`,
        ...problems.map(
          ({ over, under, ratio, wanted, fix }) =>
            `  ${over} on ${under}: ${ratio} to 1, wanted ${wanted} to 1. ${fix}`,
        ),
      ].join('\n'),
    );
  const css = themeCss(theme);
  if (target === undefined) process.stdout.write(css);
  else writeFileSync(target, css);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
