import { createHmac, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import { isPlainHost } from '../../core/http/addresses.ts';

/** Content of a frame: a game played in a session, or the replay of a spin. */
type Shown = { session: string } | { replay: string };

const KEY_BYTES = 32;

/**
 * URLs of the frames in which slots run. Each names the site that may frame it, with the provider's signature (HMAC-SHA256)
 * over the site and the content: if the site in the URL is changed, nobody may frame the page.
 */
export class Frames {
  readonly #key: Buffer;

  /** @param key what the provider signs with */
  constructor(key: KeyObject) {
    const own = key.export({ type: 'pkcs8', format: 'der' });
    this.#key = Buffer.from(hkdfSync('sha256', own, '', 'frames of slots', KEY_BYTES));
  }

  /** The query of a URL. @param siteUrl of the site that opens it; if it is not a valid origin, nobody may frame the page */
  queryOf(shown: Shown, lang: string, siteUrl: string): URLSearchParams {
    const site = originOf(siteUrl) ?? '';
    return new URLSearchParams({ ...shown, lang, site, sign: this.#sign(nameOf(shown), site) });
  }

  /** The origin that may frame the page with this query; null for none. */
  siteOf(query: unknown): string | null {
    const { session, replay, site, sign } = query as Record<string, unknown>;
    const of = typeof session === 'string' ? { session } : typeof replay === 'string' ? { replay } : null;
    if (of === null || typeof site !== 'string' || typeof sign !== 'string') return null;
    const [given, right] = [Buffer.from(sign), Buffer.from(this.#sign(nameOf(of), site))];
    const signed = given.length === right.length && timingSafeEqual(given, right);
    return signed ? originOf(site) : null;
  }

  #sign(name: string, site: string): string {
    return createHmac('sha256', this.#key).update(`${name} ${site}`).digest('base64url');
  }
}

function nameOf(shown: Shown): string {
  return 'session' in shown ? `session ${shown.session}` : `replay ${shown.replay}`;
}

/** The origin of an http(s) URL with a plain host, safe in a header. */
function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host, origin } = new URL(url);
  return /^https?:$/.test(protocol) && isPlainHost(host) ? origin : null;
}
