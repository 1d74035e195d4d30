/** Measures this machine's current speed, which makes figures of different machines or times comparable. */
import { createHash } from 'node:crypto';

/** Enough for JIT compilation, and for one undisturbed run. */
const TURNS = 5;
const ROWS = 60_000;

/**
 * Seconds that one CPU takes for a fixed piece of work: rows are created, sorted, written as JSON, parsed and hashed, like most
 * of a run's work. The fastest run counts. Takes about two seconds.
 * @returns {number}
 */
export function yardstick() {
  const turns = Array.from({ length: TURNS }, () => {
    const began = performance.now();
    work();
    return (performance.now() - began) / 1000;
  });
  return Math.min(...turns);
}

function work() {
  let number = 1;
  const rows = Array.from({ length: ROWS }, (_, i) => {
    number = (number * 48_271) % 2_147_483_647;
    return { id: number, name: `row ${number % 1_000}`, place: i };
  });
  rows.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id));
  const read = JSON.parse(JSON.stringify(rows));
  return createHash('sha256').update(JSON.stringify(read)).digest('hex');
}
