import { expect, it } from 'vitest';
import type { Doc } from '../../../contract/http/site/site.ts';
import { findDocs } from './findDocs.ts';

const doc = (key: string, title: string, summary: string): Doc => ({
  key,
  group: 'start',
  title,
  summary,
  blocks: [],
});

const DOCS = [
  doc('crash', 'Cómo se juega Crash', 'Apuesta, vuela y retira.'),
  doc('limits', 'Límites y pagos', 'Cuánto puedes apostar.'),
  doc('privacy', 'Privacidad', 'Qué guardamos.'),
];

it.each([
  ['', ['crash', 'limits', 'privacy']],
  ['CRASH', ['crash']],
  ['limites', ['limits']],
  ['pagos cuanto', ['limits']],
  ['  apuesta   ', ['crash']],
  ['crash pagos', []],
])('finds %j by title and summary, ignoring case and accents', (words, found) => {
  expect(findDocs(DOCS, words).map(({ key }) => key)).toEqual(found);
});
