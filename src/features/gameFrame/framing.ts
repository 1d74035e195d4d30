import type { Launch } from '../../../contract/http/play/launch.ts';

/** How a studio's page is put into the frame. */
export interface Framing {
  src: string;
  sandbox: string;
  /** The origin that its messages come from. */
  origin: string;
  /** Whom the site's messages are for. */
  target: string;
}

/** What browsers call the origin of a frame that has none of its own. */
const OPAQUE = 'null';

/**
 * How a launched game is framed by a site of this address, null where it must not be: its address is another than its
 * origin says, or is the site's own, where a page with scripts could take its sandbox off.
 *
 * The sandbox's tokens:
 * - allow-scripts: a game is a script.
 * - allow-same-origin: it keeps its own origin, so that it can fetch from its studio and its messages are known by it. It
 *   gives nothing of ours away, as that origin is not ours. Cookies, though, know no ports: a studio on the site's own host,
 *   such as a sandbox studio, goes without the token and speaks as nobody ('null'), or it could read the player's session.
 * Left out on purpose: top navigation, pop-ups, forms, dialogs, downloads, pointer lock, presentation.
 */
export function framingOf({ url, origin }: Pick<Launch, 'url' | 'origin'>, ours: string): Framing | null {
  const site = new URL(ours);
  const page = addressOf(url);
  if (!page || page.origin !== origin || page.origin === site.origin) return null;
  // In the clear only beside a site that is in the clear itself, as at home.
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
