import { filesOf, type EncodedWidths } from '@kinemorph/content/pictures/files';
import ts from 'typescript';
import { placeOf, walk, type Sources } from '../source/sources.ts';
import type { Finding } from './finding.ts';

const manifest = 'libs/content/src/pictures/manifest.json';
/** The manifests of films and strips, whose names look like those of pictures. */
const moving = ['libs/content/src/films/manifest.json', 'libs/content/src/strips/manifest.json'];
const drawing = /^libs\/content\/src\/pictures\/([\w-]+)\.svg$/;
const users = ['libs/content/src/**/*.ts', 'libs/screens/src/**/*.{ts,tsx}', 'libs/site/src/**/*.{ts,tsx}'];

/** The names that the manifest lists, and those of the drawings. */
export function pictureNames(sources: Sources): readonly string[] {
  const drawings = sources.find('libs/content/src/pictures/*.svg').flatMap((file) => drawing.exec(file)?.[1] ?? []);
  return [...Object.keys(JSON.parse(sources.text(manifest)) as object), ...drawings];
}

/** Returns every unknown name of a picture in content or a screen, and every missing file of the manifest. */
export function missingPictures(sources: Sources): readonly Finding[] {
  const names = pictureNames(sources);
  // A product's picture is part of its shape, and checked with it.
  const files = users
    .flatMap((pattern) => sources.find(pattern))
    .filter((file) => !/\.(?:test|stories)\.tsx?$|\/testing\/|\/content\/src\/products\//.test(file));
  const others = moving.flatMap((file) =>
    sources.has(file) ? Object.keys(JSON.parse(sources.text(file)) as object) : [],
  );
  return [...files.flatMap((file) => namesIn(sources.tree(file), [...names, ...others])), ...missingFiles(sources)];
}

function namesIn(tree: ts.SourceFile, names: readonly string[]): readonly Finding[] {
  const subjects = new Set(names.flatMap((name) => (name.includes('/') ? [name.slice(0, name.indexOf('/'))] : [])));
  const findings: Finding[] = [];
  walk(tree, (node) => {
    const written = textOf(node);
    if (written === undefined || !(isPictureField(node) || isView(written, subjects))) return;
    // `${…}` matches any part of a name.
    const pattern = new RegExp(
      `^${written
        .split('*')
        .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
        .join('[\\w-]+')}$`,
    );
    if (names.some((name) => pattern.test(name))) return;
    const subject = written.split('/')[0] ?? '';
    const near = names.filter((name) => name.startsWith(`${subject}/`));
    findings.push({
      ...placeOf(tree, node),
      what: 'picture',
      found: `"${written}"`,
      expected: `a picture of ${manifest}${near.length > 0 ? `: ${near.join(', ')}` : ''}`,
      fix: 'correct the name, or render it: npm run renders',
    });
  });
  return findings;
}

/** Returns a name as it is written, with `*` for parts that code completes. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('*')
    : undefined;
}

/** `<subject>/<view>`: nothing else begins with a subject and a slash. */
function isView(text: string, subjects: ReadonlySet<string>): boolean {
  return /^[\w-]+\/[\w*-]+$/.test(text) && subjects.has(text.slice(0, text.indexOf('/')));
}

/** Returns true for the argument of `picture(…)` and for the value of a field that contains a picture. */
function isPictureField(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent))
    return parent.arguments[0] === node && parent.expression.getText().split('.').at(-1) === 'picture';
  return ts.isPropertyAssignment(parent) && /^(?:picture|share)$/.test(parent.name.getText());
}

function missingFiles(sources: Sources): readonly Finding[] {
  const tree = sources.tree(manifest);
  const findings: Finding[] = [];
  const listed = JSON.parse(sources.text(manifest)) as Record<string, Partial<EncodedWidths>>;
  walk(tree, (node) => {
    if (!ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.name)) return;
    const name = node.name.text;
    const entry = listed[name];
    if (entry === undefined) return;
    const files = filesOf(name, { width: 0, widths: [], ...entry }).map((file) => `libs/content/src/pictures/${file}`);
    const missing = files.filter((file) => !sources.has(file));
    if (missing.length > 0)
      findings.push({
        ...placeOf(tree, node),
        what: name,
        found: `${missing.length} of ${files.length} files missing: ${missing.slice(0, 2).join(', ')}${missing.length > 2 ? ', …' : ''}`,
        expected: 'a file for each width, in AVIF and WebP, a thumbnail of a cut-out, and a JPEG of what is shared',
        fix: `npm run renders -- ${name}`,
      });
  });
  return findings;
}
