import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { siteErrorNotify } from '../../../contract/http/site/site.ts';
import type { SiteParts } from './parts.ts';
import { siteReports } from './tables.ts';

type ReportInput = Parameters<NonNullable<(typeof siteErrorNotify)['types']>>[0];
type Report = ReportInput['reports'][number];

const RETENTION_MS = 14 * 86_400_000;

/** Metrics of reports. */
export interface ReportMetrics {
  /** Counts a client's report of a slow call or an error. */
  reported(kind: Report['kind']): void;
}

/** Client reports: stored for operators, without anything that identifies the sender. */
export class Reports {
  readonly #parts: SiteParts;
  readonly #metrics: ReportMetrics;

  constructor(parts: SiteParts, metrics: ReportMetrics) {
    this.#parts = parts;
    this.#metrics = metrics;
  }

  async add({ clientId, version, reports }: ReportInput): Promise<void> {
    const { db, clock } = this.#parts;
    const common = { at: clock.now(), client: markOf(clientId), version: cleaned(version) };
    await db.orm.insert(siteReports).values(reports.map((report) => ({ ...common, ...rowOf(report) })));
    for (const { kind } of reports) this.#metrics.reported(kind);
  }

  /** Deletes reports older than two weeks. */
  async prune(): Promise<void> {
    const { db, clock } = this.#parts;
    await db.orm.delete(siteReports).where(lt(siteReports.at, clock.now() - RETENTION_MS));
  }
}

function rowOf(report: Report) {
  return report.kind === 'slow'
    ? { kind: report.kind, what: cleaned(report.call), ms: report.ms }
    : { kind: report.kind, what: cleaned(report.text), page: cleaned(withoutQuery(report.page)) };
}

/** A hash that distinguishes browsers while reports are stored; the id itself is not stored. */
function markOf(clientId: string): string {
  return createHash('sha256').update(clientId).digest('hex').slice(0, 8);
}

/** Removes query parameters, which may reveal a player's actions or origin. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/**
 * Removes anything that could be a phone, an account, a token or an e-mail address, and characters that PostgreSQL cannot
 * store.
 */
function cleaned(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL takes no NUL, and a log no others
      .replace(/[\u0000-\u001f]+/g, ' ')
      .replace(/\S+@\S+/g, '…')
      .replace(/[\w-]{32,}/g, '…')
      .replace(/\+?\d[\d .-]{6,}\d/g, '…')
  );
}
