/**
 * The gallery shows the whole design system: every component that draws something is on its page, directly or as a part of
 * another component.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

/** The project files that a file imports. */
const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+\.(?:tsx?|css))'/g)].map(
    ([, file = '']) => posix.join(posix.dirname(path), file),
  );

/** The gallery's page with all of its imports. */
const shown = new Set<string>();
function follow(path: string): void {
  if (shown.has(path)) return;
  shown.add(path);
  if (!path.endsWith('.css')) for (const file of importsOf(path)) follow(file);
}
follow('src/gallery/GalleryPage.tsx');

const componentsIn = (room: string): string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'));

/** A component without a stylesheet is only a wrapper. */
const ofTheDesign = componentsIn('src/ui').filter((path) =>
  importsOf(path).some((file) => file.endsWith('.css')),
);
const marks = componentsIn('src/games').filter((path) => /\/\w+\/\w+Mark\.tsx$/.test(path));

it.each([...ofTheDesign, ...marks])('shows %s', (path) => {
  expect(shown).toContain(path);
});
