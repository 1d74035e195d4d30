/** An ISO code, or one of those that proxies make up, such as T1. */
export const COUNTRY = /^[A-Z][A-Z\d]$/;

/** Who may use the site, by the settings of README.md's table. */
export interface AccessSettings {
  /** MAINTENANCE and MAINTENANCE_UNTIL (ms since 1970); null while open. */
  maintenance: { until: number | null } | null;
  countries: {
    /** ISO codes; null lets every country in. */
    allowed: readonly string[] | null;
    denied: readonly string[];
    /** The header in which a trusted proxy names the visitor's country, in lower case; null without one. */
    header: string | null;
  };
}

type Read = <T>(name: string, fallback: T, parse: (text: string) => T | null, wanted: string) => T;

/** Reads them with the configuration's own `read`. */
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

/** A time needs its zone: the house's own may be anything. */
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
