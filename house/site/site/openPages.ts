import type { Logger } from 'pino';
import type { LobbyHome } from '../../../contract/http/catalogue.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import { lobbyPreloads, styleHashOf } from './head.ts';
import { readTemplate } from './page.ts';
import { Pages } from './pages.ts';
import type { Site } from './site.ts';

interface Parts {
  clientDir: string;
  market: Market;
  clock: Clock;
  log: Logger;
  site: Pick<Site, 'access' | 'board'>;
  /** What the lobby shows first. */
  home: () => Promise<LobbyHome>;
}

/** The built client's pages, and the hash of the style in their head; both null where no client is built. */
export async function openPages({
  clientDir,
  market,
  clock,
  log,
  site,
  home,
}: Parts): Promise<{ pages: Pages | null; styleHash: string | null }> {
  const template = await readTemplate(clientDir, market);
  if (template === null) return { pages: null, styleHash: null };
  const pages = new Pages({
    template,
    lobbyLinks: await lobbyPreloads(clientDir, market.language),
    clock,
    log,
    info: (country) => site.access.info(country),
    home,
    board: () => site.board.get(),
  });
  return { pages, styleHash: styleHashOf(template) };
}
