import type { IncomingMessage } from 'node:http';
import { and, eq, isNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import type { FrontInfo } from '../../../contract/http/site/site.ts';
import { SITE_VERSION } from '../../../contract/version.ts';
import { fromProxy, type Trusts } from '../../core/http/addresses.ts';
import type { Gate } from '../../core/http/route.ts';
import type { SiteParts } from './parts.ts';
import { siteConfig } from './tables.ts';

/** Polling interval of the switch in the table, ms. */
const LOOK_MS = 2_000;

/** The value of site_config 'maintenance'. An invalid value leaves the site open. */
const switchValue = v.object({ on: v.literal(true), until: v.optional(v.nullable(v.string()), null) });

interface Parts extends SiteParts {
  settings: AccessSettings;
  trusts: Trusts;
  log: Logger;
  /** Called when the site is closed or opened while the house runs. */
  changed(closed: boolean): void;
}

/** Whether the site may be used: by the settings, by the switch in the table, and by the visitor's country. */
export class Access implements Gate {
  readonly #parts: Parts;
  #maintenance: { until: number | null } | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#maintenance = parts.settings.maintenance;
  }

  /** Reads the switch now, and periodically from here on. */
  async start(): Promise<void> {
    await this.look();
    this.#timer = setInterval(() => {
      // While the database is unavailable the state stays unchanged.
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

  /** Whether the site is under maintenance, for everybody. */
  get maintained(): boolean {
    return this.#maintenance !== null;
  }

  /** The information for a visitor from a country (null if unknown). */
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

/** An ISO code, or one of those that proxies define themselves, such as T1. */
const COUNTRY = /^[A-Z][A-Z\d]$/;

/** Who may use the site, by the settings of README.md's table. */
export interface AccessSettings {
  /** MAINTENANCE and MAINTENANCE_UNTIL (ms since 1970); null while open. */
  maintenance: { until: number | null } | null;
  countries: {
    /** ISO codes; null admits every country. */
    allowed: readonly string[] | null;
    denied: readonly string[];
    /** The header in which a trusted proxy reports the visitor's country, in lower case; null without one. */
    header: string | null;
  };
}

type Read = <T>(name: string, fallback: T, parse: (text: string) => T | null, wanted: string) => T;

/** Reads the settings with the configuration's own `read`. */
export function readAccess(read: Read, maintained: boolean): AccessSettings {
  const until = read<number | null>(
    'MAINTENANCE_UNTIL',
    null,
    parseMoment,
    'a time such as 2026-11-21T06:00Z',
  );
  const wanted = 'ISO codes of countries with commas, such as ID,MX';
  return {
    maintenance: maintained ? { until } : null,
    countries: {
      allowed: read<readonly string[] | null>('ALLOWED_COUNTRIES', null, parseCountries, wanted),
      denied: read<readonly string[]>('DENIED_COUNTRIES', [], parseCountries, wanted),
      header: read<string | null>(
        'COUNTRY_HEADER',
        null,
        parseHeader,
        "a header's name, such as cf-ipcountry",
      ),
    },
  };
}

/** A time needs its zone, as the house's own may be any. */
function parseMoment(text: string): number | null {
  const at = /(Z|[+-]\d\d:?\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

function parseCountries(text: string): string[] | null {
  const codes = text.split(',').map((code) => code.trim().toUpperCase());
  return codes.every((code) => COUNTRY.test(code)) ? codes : null;
}

function parseHeader(text: string): string | null {
  return /^[\w-]+$/.test(text) ? text.toLowerCase() : null;
}
