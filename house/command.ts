import { ConfigError } from './config.ts';

/** Says a line to whoever runs a command. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs a command of the house to its end: `work` gives the exit code; what it throws is told, and the code is 1.
 * @param errorDetail how much of an error: 'message' where each says what to do about it
 */
export function runCommand(work: () => Promise<number>, errorDetail: 'message' | 'stack' = 'stack'): void {
  work().then(
    (code) => process.exit(code),
    (error) => {
      printLine(String((error instanceof ConfigError ? error.message : error?.[errorDetail]) ?? error));
      process.exit(1);
    },
  );
}
