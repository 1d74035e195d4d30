import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { makeDataFolder } from '../dataFolder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The DATA_DIR that is copied for each stage. */
    stageTemplate: string;
  }
}

/** Vitest's globalSetup: creates it once per run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = await makeDataFolder('kilat-faults-template-');
  project.provide('stageTemplate', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
