import type { Launch } from '../../../contract/http/play/launch.ts';

/** How a provider's page is put into the frame. */
export interface Framing {
  src: string;
  sandbox: string;
  /** The origin of its messages. */
  origin: string;
  /** The target origin of the site's messages. */
  target: string;
}

/** The serialized opaque origin. */
const OPAQUE = 'null';

/**
 * The framing of a launched game for a site at this address; null where it must not be framed: its URL has another origin than
 * stated, or is on the site's own origin, where a page with scripts could remove its sandbox.
 *
 * The sandbox's tokens:
 * - allow-scripts: a game is a script.
 * - allow-same-origin: it keeps its own origin, so that it can fetch from its provider and its messages can be identified. That
 * gives no access to ours, because the origins differ. Cookies, however, ignore ports: a provider on the site's own host, such
 * as a sandbox provider, gets no such token and its messages have the origin 'null'; otherwise it could read the player's
 * session. Left out on purpose: top navigation, pop-ups, forms, dialogs, downloads, pointer lock, presentation.
 */
export function framingOf({ url, origin }: Pick<Launch, 'url' | 'origin'>, ours: string): Framing | null {
  const site = new URL(ours);
  const page = addressOf(url);
  if (!page || page.origin !== origin || page.origin === site.origin) return null;
  // http only inside an http site, as in development.
  const safe = page.protocol === 'https:' || (page.protocol === 'http:' && site.protocol === 'http:');
  if (!safe || page.username !== '' || page.password !== '') return null;
  if (page.hostname === site.hostname)
    return { src: page.href, sandbox: 'allow-scripts', origin: OPAQUE, target: '*' };
  return { src: page.href, sandbox: 'allow-scripts allow-same-origin', origin, target: origin };
}

function addressOf(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}
