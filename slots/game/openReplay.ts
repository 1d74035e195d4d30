import type { GameAddress } from './address.ts';
import { moneyWriter } from './money.ts';
import { openPage, place, withRetry } from './opening.ts';
import { ReplayTable } from './replay/replayTable.ts';
import { replayOf } from './server.ts';
import { SlotSounds } from './sound/sounds.ts';

/** Opens the replay of a spin by its id. */
export function openReplay({ language, site: origin }: GameAddress, spin: string): Promise<void> {
  return openPage({ language, origin }, async ({ site, write, picture }) => {
    const played = await withRetry(() => replayOf(spin));
    const money = moneyWriter(played.currency);
    const sounds = new SlotSounds(played.title.look.theme);
    const table = new ReplayTable({ played, site, sounds, wording: { write, money } });
    table.begin(await picture(played, table), place('game'));
  });
}
