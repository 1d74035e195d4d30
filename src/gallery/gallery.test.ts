import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GAMES } from '../games/games.ts';

/** These are shown by the components they are parts of, have pictures of their own (tests/visual/snapshots) or ask the house. */
const SHOWN_ELSEWHERE = [
  'Field',
  'PlaySessionOverlay',
  'FeedbackForm',
  'FeedbackItem',
  'SheetForm',
  'ContactForm',
  'useSignOut',
  'ControlSettings',
  'DayPages',
  'RecordSheet',
  'Line',
  'PeriodChips',
  'RoundRow',
  'BankMark',
  'Terms',
];

/** Nothing of these is seen: they hold pages, and parts of them. */
const UNSEEN = ['QueryScope', 'QueryProvider', 'Optional'];

const parts = readdirSync('src/gallery')
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(`src/gallery/${file}`, 'utf8'));
/** What the games show of theirs, which Marks.tsx shows. */
const ofGames = GAMES.map(({ key }) =>
  readFileSync(`src/games/${key}/gallery.tsx`, 'utf8').replaceAll("from './", `from '../games/${key}/`),
);
const sources = [...parts, ...ofGames].join('\n');

const components = ['ui', 'shared', 'games']
  .flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  )
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .filter((path) => !path.startsWith('games/') || /^games\/\w+\/\w+Mark\.tsx$/.test(path))
  .map((path) => path.replace('.tsx', ''))
  .filter((path) => ![...SHOWN_ELSEWHERE, ...UNSEEN].includes(path.split('/').at(-1) ?? ''));

it.each(components)('shows %s', (path) => {
  expect(sources).toContain(`from '../${path}.tsx'`);
});
