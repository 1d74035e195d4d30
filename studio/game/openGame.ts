import type { SlotOpened } from '../../contract/studios/slotPlay.ts';
import { openPicture } from '../stage/openPicture.ts';
import type { GameAddress } from './address.ts';
import { element } from './dom.ts';
import { moneyWriter } from './money.ts';
import { wantsStill } from './motion.ts';
import { pictureLabels } from './pictureLabels.ts';
import { Refusal, type SlotServer, slotServer } from './server.ts';
import { openLine } from './site.ts';
import { SlotSounds } from './sound/sounds.ts';
import { Table } from './table.ts';
import { textsIn, type Write } from './texts.ts';

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
    table.begin(picture, place('game'));
    place('opening').remove();
    site.say('loaded', {});
  } catch (error) {
    site.say('error', {
      reason: error instanceof Refusal ? error.error : 'unsupported',
      detail: String(error).slice(0, 200),
    });
    tellFailed(error, write);
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

/** A site says it in words of its own; this is for a game without one. */
function tellFailed(error: unknown, write: Write): void {
  const lost = error instanceof Refusal || error instanceof TypeError;
  const text = write(lost ? 'refusedOther' : 'refusedUnsupported');
  place('loaded').replaceWith(element('p', { textContent: text, attributes: { role: 'alert' } }));
}

function place(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no ${id}`);
  return found;
}
