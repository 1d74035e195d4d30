/** The table at the end of `npm test`: the duration of each step, beside the last accepted run. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** Results of the last accepted run, committed. `npm test -- --accept` writes them. */
const ACCEPTED = join(root, 'scripts', 'testRun', 'acceptedRun.json');
/** A step that takes this many times as long as accepted is marked. */
const GROWTH = 1.2;
/** Below this many seconds an increase is noise. */
const NOISE_SECONDS = 5;

/**
 * @typedef {object} Figures of a step
 * @property {number} wall seconds
 * @property {number | null} cpu seconds; null where they cannot be measured
 * @property {number} tests
 *
 * @typedef {object} RunFigures
 * @property {string} date
 * @property {number} processors
 * @property {number} [yardstick] seconds that the machine took for a fixed piece of work (yardstick.mjs)
 * @property {number} wall seconds of the whole run, with setting up
 * @property {Record<string, Figures>} steps
 */

/** @returns {RunFigures | null} */
export function acceptedRun() {
  try {
    return JSON.parse(readFileSync(ACCEPTED, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** @param {number} wall seconds @param {number} yardstick seconds @param {Record<string, Figures>} steps */
export function accept(wall, yardstick, steps) {
  const run = {
    date: new Date().toISOString().slice(0, 10),
    processors: availableParallelism(),
    yardstick,
    wall,
    steps,
  };
  writeFileSync(ACCEPTED, `${JSON.stringify(run, null, 2)}\n`);
}

/**
 * The table as lines of text: each step's figures, the accepted ones in brackets, and a mark where a step grew. On a slower
 * machine than that of the accepted run the limits are scaled accordingly.
 * @param {Record<string, Figures>} steps
 * @param {number | null} yardstick seconds; null if not measured
 * @param {RunFigures | null} accepted
 * @returns {string[]}
 */
export function table(steps, yardstick, accepted) {
  const slower = yardstick && accepted?.yardstick ? yardstick / accepted.yardstick : null;
  const rows = Object.entries(steps).map(([name, now]) => {
    const before = accepted?.steps[name];
    return [
      name,
      ...['wall', 'cpu', 'tests'].map((what) => cell(now[what], before?.[what])),
      mark(now, before, slower ?? 1),
    ];
  });
  const sum = (what) => Object.values(steps).reduce((all, step) => all + (step[what] ?? 0), 0);
  rows.push(['all steps', '', cell(sum('cpu')), cell(sum('tests')), '']);
  const all = [['step', 'wall s', 'CPU s', 'tests', ''], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const lines = all.map((row) =>
    row
      .map((text, column) => align(text, widths[column], column))
      .join('  ')
      .trimEnd(),
  );
  if (slower === null) return lines;
  return [...lines, `the same work takes ${slower.toFixed(2)} times as long here as in the accepted run`];
}

const cell = (now, before) =>
  `${whole(now)}${before === undefined || before === null ? '' : ` (${whole(before)})`}`;

const whole = (value) => (value === null ? '-' : String(Math.round(value)));

const align = (text, width, column) => (column === 0 ? text.padEnd(width) : text.padStart(width));

/** Marks values that grew by more than a fifth, scaled by how much slower the machine is. */
function mark(now, before, slower) {
  if (!before) return '';
  const grown = ['wall', 'cpu'].filter(
    (what) =>
      now[what] !== null &&
      now[what] > NOISE_SECONDS &&
      now[what] > (before[what] ?? Infinity) * slower * GROWTH,
  );
  return grown.length > 0 ? `<< ${grown.join(' and ')} grew by more than a fifth` : '';
}
