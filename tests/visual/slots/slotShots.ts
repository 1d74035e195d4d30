import { readFileSync } from 'node:fs';
import type { ModelKey } from '../../../contract/slots/models.ts';
import { seededRandom } from '../../../contract/slots/random.ts';
import { type SpinBook, spin } from '../../../contract/slots/spin.ts';
import type { SlotTitle } from '../../../contract/slots/title.ts';
import type { Step } from '../../../scenes/slots/steps/steps.ts';
import type { Picture } from '../shots.ts';

/** Canvas sizes as set by the slot's shell: phones with both kinds of screen, a landscape phone, a desktop. */
const CANVASES = [
  { width: 360, height: 420, scale: 1 },
  { width: 360, height: 420, scale: 2 },
  { width: 480, height: 250, scale: 1 },
  { width: 1_280, height: 690, scale: 1 },
] as const;

/** Moments that are drawn on the other canvases too. */
const EVERYWHERE = ['rest', 'win', 'big-win', 'free-spins', 'grown', 'falling', 'respin'];

/** A title of each model. */
const TITLES: Readonly<Record<ModelKey, string>> = {
  threeReels: 'ayam-jago-emas',
  lines20: 'candi-seribu',
  ways243: 'ajolote-magico',
  ways4096: 'banteng-baluran',
  cluster: 'cacao-real',
  holdAndWin: 'jaguar-de-obsidiana',
};
export const SLOT_MODELS = Object.keys(TITLES) as ModelKey[];

/** Maximum number of spins searched for a book. */
const SPINS = 60_000;

const books = {
  rest: () => true,
  /** A plain win of more than one kind. */
  win: ({ events, rate }: SpinBook) =>
    rate < 100_000 &&
    events.length < 6 &&
    events.some((one) => one.type === 'winInfo' && one.wins.length > 1),
  feature: ({ events }: SpinBook) =>
    events.some(({ type }) => type === 'freeSpinTrigger' || type === 'holdTrigger'),
  tumbles: ({ events }: SpinBook) => events.filter(({ type }) => type === 'tumbleBoard').length > 2,
  wilds: ({ events }: SpinBook) => events.some(({ type }) => type === 'expandWilds'),
  big: ({ rate }: SpinBook) => rate >= 150_000,
} as const;
export type BookName = keyof typeof books;

/** A moment: its book, the step in it, by kind and index, and the share of that step. */
interface Moment {
  book: BookName;
  step: Step['kind'] | null;
  nth: number;
  share: number;
}
const at = (book: BookName, step: Moment['step'], nth: number, share: number): Moment => ({
  ...{ book, step, nth, share },
});

const EVERY: Readonly<Record<string, Moment>> = {
  rest: at('rest', null, 0, 0),
  starting: at('big', 'turn', 0, 0.06),
  turning: at('big', 'turn', 0, 0.3),
  stopping: at('big', 'turn', 0, 0.72),
  'big-win': at('big', 'count', 0, 0.7),
  'big-win-held': at('big', 'cheer', 0, 0.4),
};
const WIN = { win: at('win', 'wins', 0, 0.3), 'one-win': at('win', 'wins', 0, 0.8) } as const;
const FREE = {
  anticipation: at('feature', 'turn', 0, 0.85),
  scatters: at('feature', 'scatters', 0, 0.4),
  'free-spins': at('feature', 'banner', 0, 0.5),
  'free-turning': at('feature', 'turn', 1, 0.4),
} as const;

const OWN: Readonly<Record<ModelKey, Readonly<Record<string, Moment>>>> = {
  threeReels: WIN,
  lines20: { ...WIN, ...FREE },
  ways243: { ...WIN, ...FREE },
  ways4096: {
    ...{ ...WIN, ...FREE },
    growing: at('wilds', 'expand', 0, 0.3),
    grown: at('wilds', 'expand', 0, 0.95),
  },
  cluster: {
    ...FREE,
    win: at('tumbles', 'wins', 0, 0.5),
    bursting: at('tumbles', 'tumble', 0, 0.15),
    falling: at('tumbles', 'tumble', 0, 0.6),
    climbing: at('tumbles', 'climb', 0, 0.5),
  },
  holdAndWin: {
    ...WIN,
    anticipation: at('feature', 'turn', 0, 0.85),
    locking: at('feature', 'lock', 0, 0.5),
    respin: at('feature', 'respin', 0, 0.3),
    counting: at('feature', 'collect', 0, 0.5),
    total: at('feature', 'banner', 1, 0.5),
  },
};

export interface SlotShot extends Picture {
  model: ModelKey;
  of: Moment;
}

/** Every moment of every model on the phone, some on every canvas; those of a book on the same canvas are consecutive. */
export const SLOT_SHOTS: readonly SlotShot[] = SLOT_MODELS.flatMap((model) =>
  CANVASES.flatMap((canvas) =>
    Object.entries({ ...EVERY, ...OWN[model] })
      .filter(([moment]) => canvas === CANVASES[0] || EVERYWHERE.includes(moment))
      .sort(([, a], [, b]) => (a.book < b.book ? -1 : a.book > b.book ? 1 : 0))
      .map(([moment, of]) => ({
        ...{ scene: model, moment, model, of, ...canvas },
        // One of each model is stored as a file for review; the others as seals.
        shown: canvas === CANVASES[0] && (moment === 'win' || moment === 'big-win'),
      })),
  ),
);

export function titleFile(model: ModelKey): string {
  return `house/providers/sandbox/slots/titles/${TITLES[model]}.json`;
}

export function titleOf(model: ModelKey): SlotTitle {
  return JSON.parse(readFileSync(titleFile(model), 'utf8')) as SlotTitle;
}

const found = new Map<string, SpinBook>();

/** The first book of a title that matches. */
export function bookOf(model: ModelKey, name: BookName): SpinBook {
  const key = `${model} ${name}`;
  const known = found.get(key);
  if (known) return known;
  const { slot } = titleOf(model);
  for (let nonce = 0; nonce < SPINS; nonce++) {
    const book = spin(slot, 'base', seededRandom('5'.repeat(64), 'pictures', nonce));
    if (!books[name](book)) continue;
    found.set(key, book);
    return book;
  }
  throw new Error(`${model} has no book "${name}" in ${SPINS} spins`);
}
