import { rmSync, writeFileSync } from 'node:fs';
import { errorsBeside } from './reports.mjs';

/** Vitest's reporter that notes errors of no test beside the JSON report, which leaves them out. */
export default class UnhandledErrors {
  #path = '';

  onInit({ config }) {
    this.#path = errorsBeside(config.outputFile.json);
    rmSync(this.#path, { force: true });
  }

  onTestRunEnd(_modules, errors) {
    if (errors.length > 0) writeFileSync(this.#path, JSON.stringify(errors.map(({ message }) => message)));
  }
}
