/** Runs steps in parallel, as far as the CPUs allow. Each step's output is printed as a whole, in list order. */
import { spawn } from 'node:child_process';
import { CpuSampler } from './cpuTime.mjs';

/**
 * A step of `npm test`.
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} args of Node
 * @property {number} cores number of CPUs it keeps busy on average
 * @property {number} [seconds] approximate duration: of two that fit, the longer one starts first
 * @property {readonly string[]} [after] steps that have to end before, if they run at all
 * @property {Record<string, string>} [env]
 *
 * The result of a step.
 * @typedef {object} Ended
 * @property {number} status exit code
 * @property {string} output both streams, in the order of writing
 * @property {number} from start time, in seconds after the first step
 * @property {number} seconds wall time
 * @property {number | null} cpu CPU seconds; null if not measurable
 */

/** A step may exceed the free CPUs by this much when it starts, as each step idles at times. */
const SLACK = 0.65;

const sampler = new CpuSampler();

/**
 * Runs all steps. The longest that fits starts first; one that needs more CPUs than available runs alone.
 * @param {readonly Step[]} steps in the order in which they are reported
 * @param {number} cores number of CPUs
 * @param {(step: Step, ended: Ended) => void} onEnd called once per step, in the order of `steps`
 */
export async function runSteps(steps, cores, onEnd) {
  const waiting = new Set(steps);
  const running = new Map();
  const ended = new Map();
  const began = Date.now();
  let reported = 0;
  const over = (name) => ended.has(name) || !steps.some((step) => step.name === name);
  while (ended.size < steps.length) {
    for (const step of next(waiting, running, cores, over)) {
      waiting.delete(step);
      const from = (Date.now() - began) / 1000;
      running.set(
        step,
        run(step).then((end) => {
          running.delete(step);
          ended.set(step.name, { ...end, from });
        }),
      );
    }
    await Promise.race(running.values());
    for (; reported < steps.length && ended.has(steps[reported].name); reported++)
      onEnd(steps[reported], ended.get(steps[reported].name));
  }
}

/** The steps to start now. */
function next(waiting, running, cores, over) {
  const busy = [...running.keys()];
  const chosen = [];
  const ready = [...waiting].filter(({ after = [] }) => after.every(over));
  for (const step of ready.sort((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0))) {
    const load = [...busy, ...chosen].reduce((sum, one) => sum + one.cores, 0);
    if (load === 0 || load + step.cores <= cores + SLACK) chosen.push(step);
  }
  return chosen;
}

/**
 * Runs one step's process.
 * @param {Pick<Step, 'args' | 'env'>} step
 * @returns {Promise<Omit<Ended, 'from'>>}
 */
export function run({ args, env }) {
  const began = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'test', ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    });
    if (child.pid) sampler.follow(child.pid);
    const parts = [];
    const end = (status) => {
      const output = Buffer.concat(parts).toString();
      const cpu = child.pid ? sampler.end(child.pid) : null;
      resolve({ status, output, seconds: (Date.now() - began) / 1000, cpu });
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part));
    child.once('error', (error) => {
      parts.push(Buffer.from(`${error.message}\n`));
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}
