import { ConfigError } from './config.ts';

/** Prints a line to the user of a command. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs a command of the house to its end: `work` returns the exit code; an exception is printed, and the code is 1.
 * @param errorDetail how much of an error to print: 'message' if each message says what to do about it
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
