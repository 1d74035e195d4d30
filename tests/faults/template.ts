import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { makeDataFolder } from '../dataFolder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The DATA_DIR that each stage begins as. */
    stageTemplate: string;
  }
}

/** Vitest's globalSetup: makes it once a run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = await makeDataFolder('kilat-faults-template-');
  project.provide('stageTemplate', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
