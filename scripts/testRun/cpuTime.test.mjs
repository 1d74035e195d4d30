import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CpuSampler } from './cpuTime.mjs';

/** A process that starts another one, each busy for that many ms of CPU time, and waits to be killed. */
const BUSY = `
  const { spawn } = require('node:child_process');
  const used = () => process.cpuUsage().user + process.cpuUsage().system;
  const busy = () => { while (used() < 300_000); };
  if (process.argv[1]) { busy(); console.log('done'); setInterval(() => {}, 1000); }
  else {
    const child = spawn(process.execPath, ['-e', process.env.SCRIPT, 'child'], { stdio: ['ignore', 'pipe', 'inherit'] });
    busy();
    child.stdout.once('data', () => console.log('done'));
    process.once('SIGTERM', () => { child.kill(); process.exit(); });
  }`;

it.runIf(existsSync('/proc/self/stat'))('adds up a process and what it started', async () => {
  const sampler = new CpuSampler();
  const child = spawn(process.execPath, ['-e', BUSY], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SCRIPT: BUSY },
  });
  sampler.follow(child.pid);
  await once(child.stdout, 'data');
  const seconds = sampler.end(child.pid);
  child.kill();
  await once(child, 'exit');
  expect(seconds).toBeGreaterThan(0.5);
});

it('knows nothing of a process that it does not follow', () => {
  expect(new CpuSampler().end(process.pid)).toBeNull();
});
