/** How fast this machine is at the moment, so that figures of two machines, or of two hours of one, can be set beside each other. */
import { createHash } from 'node:crypto';

/** Enough for the compiler to have done its work, and for one undisturbed turn among them. */
const TURNS = 5;
const ROWS = 60_000;

/**
 * Seconds that one processor takes for a fixed piece of work: rows are made, sorted, written as JSON, read and hashed, as most of a
 * run's work is. The quickest turn counts. Takes about two seconds.
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
