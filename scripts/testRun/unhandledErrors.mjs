import { rmSync, writeFileSync } from 'node:fs';
import { errorsBeside } from './reports.mjs';

/** Vitest reporter that writes errors outside of tests beside the JSON report, which omits them. */
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
