import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** These are shown by the components they are parts of, or have pictures of their own (tests/visual/snapshots). */
const SHOWN_ELSEWHERE = ['Field', 'PlayStretch', 'FeedbackForm', 'FeedbackItem', 'PrivatePicture'];

const sources = readdirSync('src/ui/gallery')
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(`src/ui/gallery/${file}`, 'utf8'))
  .join('\n');

const components = ['', 'marks/']
  .flatMap((folder) => readdirSync(`src/ui/${folder}`).map((file) => `${folder}${file}`))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => file.replace('.tsx', ''))
  .filter((name) => !SHOWN_ELSEWHERE.includes(name));

it.each(components)('shows %s', (name) => {
  expect(sources).toContain(`from '../${name}.tsx'`);
});
