import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { siteErrorNotify } from '../../../contract/http/site/site.ts';
import type { SiteParts } from './parts.ts';
import { siteReports } from './tables.ts';

type ReportInput = Parameters<NonNullable<(typeof siteErrorNotify)['types']>>[0];
type Report = ReportInput['reports'][number];

const RETENTION_MS = 14 * 86_400_000;

/** What the house counts of reports. */
export interface ReportMetrics {
  /** A client told of a slow call or an error of its own. */
  reported(kind: Report['kind']): void;
}

/** What clients noticed: kept for operators to look at, without anything that says who it was. */
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

  /** Forgets what is two weeks old. */
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

/** Tells browsers apart for as long as reports are kept; the id itself is not written down. */
function markOf(clientId: string): string {
  return createHash('sha256').update(clientId).digest('hex').slice(0, 8);
}

/** Parameters may say what a player does or where they came from. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** Whatever could be a phone, an account, a token or an e-mail address is struck out; so is what no table may hold. */
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
