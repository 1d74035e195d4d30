/** Measures CPU seconds of a process and its descendants, sampled from /proc. Linux only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in /proc: the same on every Linux that Node supports. */
const TICKS = 100;
/** Interval between samples, ms. A process that lives for less may be missed. */
const SAMPLE_MS = 500;

/**
 * Samples the CPU time of process trees. A process belongs to the tree of the parent it was first seen with, also after the
 * parent has ended: a killed browser leaves its children behind.
 */
export class CpuSampler {
  /** Root pid -> (pid and start time -> CPU ticks as last seen). */
  #trees = new Map();
  /** Pid and start time -> root pid. */
  #rootOf = new Map();
  #timer = null;

  /** Starts tracking a process. Does nothing without /proc. */
  follow(pid) {
    if (!existsSync('/proc/self/stat')) return;
    this.#trees.set(pid, new Map());
    this.#sample();
    this.#timer ??= setInterval(() => this.#sample(), SAMPLE_MS);
  }

  /** Stops tracking it. Returns its CPU seconds; null without /proc. */
  end(pid) {
    const tree = this.#trees.get(pid);
    if (!tree) return null;
    this.#sample();
    this.#trees.delete(pid);
    if (this.#trees.size === 0) {
      clearInterval(this.#timer);
      this.#timer = null;
      this.#rootOf.clear();
    }
    return [...tree.values()].reduce((sum, ticks) => sum + ticks, 0) / TICKS;
  }

  #sample() {
    const processes = new Map(readdirSync('/proc').flatMap(statOf));
    for (const [pid, { id, ticks }] of processes) {
      const root = this.#rootOf.get(id) ?? this.#rootAbove(pid, processes);
      if (root === undefined) continue;
      this.#rootOf.set(id, root);
      this.#trees.get(root)?.set(id, ticks);
    }
  }

  #rootAbove(pid, processes) {
    for (let at = pid; processes.has(at); at = processes.get(at).parent) {
      if (this.#trees.has(at)) return at;
      const known = this.#rootOf.get(processes.get(at).id);
      if (known !== undefined) return known;
    }
    return undefined;
  }
}

/** Parent and CPU ticks of a process, as a map entry; nothing if it has ended. */
function statOf(name) {
  const pid = Number(name);
  if (!Number.isInteger(pid)) return [];
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name, in parentheses, may contain spaces. Fields: man 5 proc.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system, started] = [1, 11, 12, 19].map((index) => Number(fields[index]));
    return [[pid, { id: `${pid} ${started}`, parent, ticks: user + system }]];
  } catch {
    return [];
  }
}
