import type { IncomingMessage } from 'node:http';
import { and, eq, isNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import type { FrontInfo } from '../../../contract/http/site.ts';
import { SITE_VERSION } from '../../../contract/version.ts';
import type { Gate } from '../../core/http/gate.ts';
import { fromProxy, type Trusts } from '../../core/http/proxies.ts';
import { type AccessSettings, COUNTRY } from './accessSettings.ts';
import type { SiteParts } from './parts.ts';
import { siteConfig } from './tables.ts';

/** The switch in the table is looked at this often, in ms. */
const LOOK_MS = 2_000;

/** The value of site_config 'maintenance'. Whatever is not in this shape leaves the site open. */
const switchValue = v.object({ on: v.literal(true), until: v.optional(v.nullable(v.string()), null) });

interface Parts extends SiteParts {
  settings: AccessSettings;
  trusts: Trusts;
  log: Logger;
  /** The site closed or opened while the house runs. */
  changed(closed: boolean): void;
}

/** Whether the site may be used: by the settings, by the switch in the table, and from the visitor's country. */
export class Access implements Gate {
  readonly #parts: Parts;
  #maintenance: { until: number | null } | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#maintenance = parts.settings.maintenance;
  }

  /** Looks at the switch now, and again and again from here on. */
  async start(): Promise<void> {
    await this.look();
    this.#timer = setInterval(() => {
      // While the database is away it stays as it was.
      this.look().catch((error) =>
        this.#parts.log.warn({ err: error }, 'the maintenance switch was not read'),
      );
    }, LOOK_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async look(): Promise<void> {
    const { settings, db, changed } = this.#parts;
    const [row] = await db.orm
      .select({ value: siteConfig.value })
      .from(siteConfig)
      .where(and(eq(siteConfig.key, 'maintenance'), isNull(siteConfig.market)));
    const on = v.safeParse(switchValue, row?.value);
    const before = this.maintained;
    this.#maintenance = settings.maintenance ?? (on.success ? { until: momentOf(on.output.until) } : null);
    if (before !== this.maintained) changed(this.maintained);
  }

  /** Under maintenance, for everybody. */
  get maintained(): boolean {
    return this.#maintenance !== null;
  }

  /** What a visitor from a country (null: not known) is told. */
  info(country: string | null): FrontInfo {
    const maintenance = this.#maintenance;
    const access = this.#denies(country) ? 'denied' : maintenance ? 'maintenance' : 'open';
    const until = access === 'maintenance' ? (maintenance?.until ?? null) : null;
    return { version: SITE_VERSION, market: this.#parts.market.id, access, until };
  }

  countryOf(request: IncomingMessage): string | null {
    const { settings, trusts } = this.#parts;
    const { header } = settings.countries;
    if (header === null || !fromProxy(request, trusts)) return null;
    const code = String(request.headers[header] ?? '').toUpperCase();
    return COUNTRY.test(code) ? code : null;
  }

  refusal(country: string | null): ErrorCode | null {
    const { access } = this.info(country);
    if (access === 'denied') return ErrorCode.areaDenied;
    return access === 'maintenance' ? ErrorCode.maintenance : null;
  }

  #denies(country: string | null): boolean {
    const { allowed, denied } = this.#parts.settings.countries;
    if (country === null) return allowed !== null;
    return denied.includes(country) || (allowed !== null && !allowed.includes(country));
  }
}

function momentOf(text: string | null): number | null {
  const at = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(at) ? null : at;
}
