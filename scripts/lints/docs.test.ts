import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Checks that every file and folder named in the documentation exists. */

const ROOMS = [
  ...['assets', 'audio', 'bench', 'contract', 'docs', 'house', 'public', 'scenes', 'scripts', 'src', 'slots'],
  'tests',
];
const IN_A_ROOM = new RegExp(`^(${ROOMS.join('|')})/`);
const A_FILE = /\w\.(ts|tsx|mjs|cjs|sql|json|graphql|tsv|css|md)$/;
const A_PATH = /^[\w./{},@-]+$/;

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
const FILES = [...ROOMS.flatMap(filesOf), ...readdirSync('.')];
const DOCS = ['README.md', ...filesOf('docs').filter((file) => file.endsWith('.md'))];

/**
 * The paths in code spans, complete or only their ends: `sql/awards.sql`. Not those with a placeholder: `src/games/<game>/`.
 */
function spansIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, span = '']) => span.split(/[\s,]+(?![^{]*\})/))
    .map((path) => path.replace(/[:.,()]+$/, ''))
    .filter((path) => A_PATH.test(path) && (IN_A_ROOM.test(path) || A_FILE.test(path)));
}

/** The targets of links to other files. */
function linksIn(text: string, file: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^\w+:/.test(link))
    .map((link) => join(dirname(file), link));
}

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function expanded(path: string): string[] {
  const [whole, inner] = /\{([^{}]*)\}/.exec(path) ?? [];
  if (whole === undefined || inner === undefined) return [path];
  return inner.split(',').flatMap((one) => expanded(path.replace(whole, one.trim())));
}

function exists(path: string): boolean {
  if (IN_A_ROOM.test(path)) return existsSync(path);
  return FILES.some((file) => file === path || file.endsWith(`/${path}`));
}

it.each(DOCS)('%s names only existing files', (file) => {
  const text = readFileSync(file, 'utf8').replaceAll(/```[\s\S]*?```/g, '');
  // Build output is not in the repository.
  const named = [...spansIn(text).flatMap(expanded), ...linksIn(text, file)].filter(
    (path) => !path.startsWith('dist/'),
  );
  expect(named.filter((path) => !exists(path))).toEqual([]);
});
