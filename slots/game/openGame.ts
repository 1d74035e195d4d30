import type { GameAddress } from './address.ts';
import { moneyWriter } from './money.ts';
import { openPage, place, withRetry } from './opening.ts';
import { slotServer } from './server.ts';
import { SlotSounds } from './sound/sounds.ts';
import { Table } from './table.ts';

/** Opens the game of the URL, from its session to its first screen. */
export function openGame({ session, language, site: origin }: GameAddress): Promise<void> {
  const server = slotServer(session);
  return openPage({ language, origin }, async ({ site, write, picture }) => {
    const opened = await withRetry(() => server.open());
    const money = moneyWriter(opened.currency);
    const sounds = new SlotSounds(opened.title.look.theme);
    const table = new Table({ opened, server, site, sounds, wording: { write, money } });
    table.begin(await picture(opened, table), place('game'));
  });
}
