import { createHash } from 'node:crypto';
import { networkOf } from '../../core/http/addresses.ts';

/** The first match in a user agent counts: most browsers also name others, for compatibility. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A device's name as shown to the player: 'Chrome · Android'. Empty if the user agent is unknown. */
export function deviceOf(agent: string): string {
  const named = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(agent))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter((part) => part !== undefined).join(' · ');
}

/** The origin of a sign-in. */
export interface Origin {
  /** The browser and the system. */
  device: string;
  /** The hash that identifies the browser in the database. */
  deviceHash: string;
  /** The address without the part that distinguishes households or phones: '203.0.113.*'. */
  address: string;
}

export function originOf({ agent, deviceId, ip }: { agent: string; deviceId: string; ip: string }): Origin {
  const deviceHash = createHash('sha256').update(deviceId).digest('hex');
  return { device: deviceOf(agent), deviceHash, address: shortAddress(ip) };
}

/** The first three parts of an address. */
function shortAddress(ip: string): string {
  const network = networkOf(ip);
  const [separator, parts] = network.includes(':') ? [':', network.split(':')] : ['.', network.split('.')];
  return [...parts.slice(0, 3), '*'].join(separator);
}
