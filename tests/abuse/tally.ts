import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where each test writes its number of cases. */
    abuseTally: string;
  }
}

/** Vitest's globalSetup: sums the cases of all files, which run in separate processes. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kilat-abuse-'));
  project.provide('abuseTally', folder);
  return async () => {
    const parts = await Promise.all(
      (await readdir(folder)).map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
    );
    const sum = (what: 'cases' | 'through') => parts.reduce((all, part) => all + part[what], 0);
    await rm(folder, { recursive: true, force: true });
    console.log(`abuse: ${sum('cases')} cases, ${sum('through')} got through`);
  };
}
