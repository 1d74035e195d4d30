import type { GameError } from '../../contract/studios/envelope.ts';
import type { SlotOpened } from '../../contract/studios/slotPlay.ts';
import { artOf } from '../slots/art.ts';
import { openPicture } from '../stage/openPicture.ts';
import type { GameAddress } from './address.ts';
import { button, element } from './dom.ts';
import { moneyWriter } from './money.ts';
import { wantsStill } from './motion.ts';
import { pictureLabels } from './pictureLabels.ts';
import { REFUSAL_TEXTS } from './refusalText.ts';
import { Refusal, type SlotServer, slotServer } from './server.ts';
import { openLine } from './site.ts';
import { SlotSounds } from './sound/sounds.ts';
import { Table } from './table.ts';
import { textsIn } from './texts.ts';

/** A game that did not come is asked for again so many ms later. */
const AGAIN = [1_000, 3_000] as const;

/** Opens the game that the address names, from its session to its first picture. */
export async function openGame({ session, language, site: origin }: GameAddress): Promise<void> {
  const site = openLine(origin);
  site.say('ready', {});
  const server = slotServer(session);
  const write = await textsIn(language);
  document.documentElement.lang = language;
  place('loaded').setAttribute('aria-label', write('loading'));
  try {
    const opened = await asked(server);
    document.title = opened.name;
    tinted(artOf(opened.title).tint.frame);
    const money = moneyWriter(opened.currency);
    const sounds = new SlotSounds(opened.title.look.theme);
    const table = new Table({ opened, server, site, sounds, wording: { write, money } });
    const picture = await openPicture(place('picture'), opened.title, {
      labels: pictureLabels(write),
      format: money,
      reducedMotion: wantsStill(),
      ears: table,
      onProgress: (part) => {
        (place('loaded') as HTMLProgressElement).value = part;
      },
    });
    place('opening').remove();
    table.begin(picture, place('game'));
  } catch (error) {
    const reason = reasonOf(error);
    site.say('error', { reason, detail: String(error).slice(0, 200) });
    // A site says it in words of its own; this is for a game without one.
    const text = write(reason === 'connection' ? 'refusedOther' : REFUSAL_TEXTS[reason]);
    place('loaded').replaceWith(
      element('p', { textContent: text, attributes: { role: 'alert' } }),
      button('action', () => location.reload(), write('retry')),
    );
  }
}

async function asked(server: SlotServer): Promise<SlotOpened> {
  for (const wait of AGAIN) {
    try {
      return await server.open();
    } catch (error) {
      if (error instanceof Refusal && error.error !== 'connection') throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return server.open();
}

/** The bar takes on the colour of the title's reels. */
function tinted(colour: number): void {
  document.documentElement.style.setProperty('--accent', `#${colour.toString(16).padStart(6, '0')}`);
}

/** What did not come may come at the next try, unless this browser cannot draw at all. */
function reasonOf(error: unknown): GameError {
  if (error instanceof Refusal) return error.error;
  return document.createElement('canvas').getContext('webgl') ? 'connection' : 'unsupported';
}

function place(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no ${id}`);
  return found;
}
