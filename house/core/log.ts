import { type Logger, pino } from 'pino';

/** Structured logs, one JSON object per line, on stdout. Secrets that could get into a log are redacted. */
export function openLog(level: string): Logger {
  return pino({
    level,
    base: undefined,
    redact: { paths: ['token', 'password', '*.token', '*.password', 'req.headers.main_token'], remove: true },
  });
}
