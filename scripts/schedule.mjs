/** Runs steps beside each other: as many as the processors bear, each step's output whole and in its turn. */
import { spawn } from 'node:child_process';

/**
 * A step of `npm test`.
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} args of Node
 * @property {number} cores processors it keeps busy in the middle
 * @property {number} [seconds] about how long it takes: of two that fit, the longer one begins
 * @property {readonly string[]} [after] steps that have to be over before, where they run at all
 * @property {Record<string, string>} [env]
 */

/** Of a processor: a step that leaves this little over is still let in beside the others. */
const SLACK = 0.35;

/**
 * Runs all steps. The longest that fits begins first; one that needs more than there is runs alone.
 * @param {readonly Step[]} steps in the order in which they are told
 * @param {number} cores processors there are
 * @param {(step: Step, ended: { status: number, output: string, from: number, seconds: number }) => void} tell called
 * once a step, in the order of `steps`; `from` is when it began, in seconds after the first
 */
export async function runSteps(steps, cores, tell) {
  const waiting = new Set(steps);
  const running = new Map();
  const ended = new Map();
  const began = Date.now();
  let told = 0;
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
    for (; told < steps.length && ended.has(steps[told].name); told++)
      tell(steps[told], ended.get(steps[told].name));
  }
}

/** The steps that begin now. */
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

/** One step's process, with all that it said on both of its outputs, in the order it said it. */
function run({ args, env }) {
  const began = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'test', ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    });
    const said = [];
    const end = (status) => {
      const output = Buffer.concat(said).toString();
      resolve({ status, output, seconds: (Date.now() - began) / 1000 });
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
    child.once('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}
