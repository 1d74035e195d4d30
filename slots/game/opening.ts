import type { Language } from '../../contract/markets.ts';
import type { GameError } from '../../contract/providers/envelope.ts';
import type { SlotOpened } from '../../contract/providers/slotPlay.ts';
import { artOf } from '../looks/art.ts';
import { openPicture } from '../stage/openPicture.ts';
import type { SlotListener, SlotPicture } from '../stage/slotPicture.ts';
import { button, element } from './dom.ts';
import { moneyWriter } from './money.ts';
import { wantsStill } from './motion.ts';
import { pictureLabels } from './pictureLabels.ts';
import { REFUSAL_TEXTS } from './refusalText.ts';
import { Refusal } from './server.ts';
import { openLine, type SiteLine } from './site.ts';
import { textsIn, type Write } from './texts.ts';

/** Delays before a failed load is retried, ms. */
const AGAIN = [1_000, 3_000] as const;

/** The services with which a slot's page opens. */
interface Opening {
  site: SiteLine;
  write: Write;
  /** Opens the title's scene in the page, with events to `listener`. The page gets the title's name and colour. */
  picture(of: Pick<SlotOpened, 'title' | 'name' | 'currency'>, listener: SlotListener): Promise<SlotPicture>;
}

/**
 * Opens a slot's page: the connection to the site, the texts, then `begin`. Errors are reported to the site and shown in the
 * page.
 */
export async function openPage(
  { language, origin }: { language: Language; origin: string | null },
  begin: (opening: Opening) => Promise<void>,
): Promise<void> {
  const site = openLine(origin);
  site.send('ready', {});
  const write = await textsIn(language);
  document.documentElement.lang = language;
  place('loaded').setAttribute('aria-label', write('loading'));
  async function picture(
    { title, name, currency }: Pick<SlotOpened, 'title' | 'name' | 'currency'>,
    listener: SlotListener,
  ): Promise<SlotPicture> {
    document.title = name;
    tinted(artOf(title).tint.frame);
    const opened = await openPicture(place('picture'), title, {
      labels: pictureLabels(write),
      format: moneyWriter(currency),
      reducedMotion: wantsStill(),
      listener,
      onProgress: (part) => {
        (place('loaded') as HTMLProgressElement).value = part;
      },
    });
    place('opening').remove();
    return opened;
  }
  try {
    await begin({ site, write, picture });
  } catch (error) {
    const reason = reasonOf(error);
    site.send('error', { reason, detail: String(error).slice(0, 200) });
    // A site shows its own text; this is for a game without one.
    const text = write(reason === 'connection' ? 'refusedOther' : REFUSAL_TEXTS[reason]);
    place('loaded').replaceWith(
      element('p', { textContent: text, attributes: { role: 'alert' } }),
      button('action', () => location.reload(), write('retry')),
    );
  }
}

/** Sends a request, and retries when the connection was lost. */
export async function withRetry<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (const wait of AGAIN) {
    try {
      return await send();
    } catch (error) {
      if (error instanceof Refusal && error.error !== 'connection') throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return send();
}

/** Sets the bar's colour to that of the title's reels. */
function tinted(colour: number): void {
  document.documentElement.style.setProperty('--accent', `#${colour.toString(16).padStart(6, '0')}`);
}

/** A failed load may succeed when retried, unless this browser cannot draw at all. */
function reasonOf(error: unknown): GameError {
  if (error instanceof Refusal) return error.error;
  return document.createElement('canvas').getContext('webgl') ? 'connection' : 'unsupported';
}

/** An element of the page itself (slots/index.html). */
export function place(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no ${id}`);
  return found;
}
