import { model } from '../pipeline/render.mjs';

/** Widths of the files, in pixels; all are square. */
export const ART_WIDTHS = [96, 192];
const LARGEST = Math.max(...ART_WIDTHS);
const LEVELS = 11;

const photo = (name, of, frame = 0, frames = 1) => ({
  name,
  make: model(of, frame, frames, LARGEST, LARGEST),
});
const states = (of, names) => names.map((name, i) => photo(name, of, i, names.length));

/** The pictures of the pages: public/art/<name>-<width>.webp. */
export const ART = [
  ...states('trophy', ['trophy-gold', 'trophy-silver', 'trophy-bronze']),
  ...states('chest', ['chest-closed', 'chest-open']),
  ...states('envelope', ['envelope-closed', 'envelope-open']),
  ...states('gift', ['gift-closed', 'gift-open']),
  ...states(
    'medal',
    Array.from({ length: LEVELS }, (_, level) => `medal-${level}`),
  ),
  photo('coins', 'coinStack'),
  photo('ticket', 'ticket'),
  photo('calendar', 'calendar'),
];
