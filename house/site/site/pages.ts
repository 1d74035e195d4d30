import type { Logger } from 'pino';
import type { LobbyHome } from '../../../contract/http/play/catalogue.ts';
import type { Board, FrontInfo } from '../../../contract/http/site/site.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import {
  coversIn,
  type HeadPage,
  imagePreload,
  isTable,
  LOBBY_POSTER,
  type Poster,
  pagePreloads,
  posterOf,
  styleHashOf,
  withPoster,
} from './head.ts';
import { makePage, type Page, readTemplate } from './page.ts';
import type { Site } from './site.ts';

/** Cache time of a page, ms. */
const CACHE_MS = 10_000;

/** Paths of the lobby, whose page contains the lobby's first data. */
const LOBBY: readonly string[] = ['/', '/home', '/index.html'];
const TABLE = /^\/game\/(\w+)$/;
const PROVIDER_GAME = /^\/game\/[^/]+\/([^/]+)$/;

/** A page's preloads and first picture. */
interface Front {
  page: HeadPage | null;
  poster: Poster | null;
}

const OTHER: Front = { page: 'other', poster: null };
/** The stage, which shows nothing of the site. */
const STAGE: Front = { page: null, poster: null };

interface Parts {
  template: string;
  /** Additional links for the heads of pages. */
  links: ReadonlyMap<HeadPage, string>;
  /** Games of the catalogue with a cover. */
  covers: ReadonlySet<string>;
  clock: Clock;
  log: Logger;
  /** The site's state for a visitor from a country. */
  info(country: string | null): FrontInfo;
  home(): Promise<LobbyHome>;
  board(): Promise<Board>;
}

/** Pages with their data, cached by path and by the site's state for some seconds. */
export class Pages {
  readonly #parts: Parts;
  readonly #cached = new Map<string, TtlCache<Page>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The page of a path for a visitor from a country. */
  of(path: string, country: string | null): Promise<Page> {
    const { clock, info, links, covers } = this.#parts;
    const site = info(country);
    const front = path === '' ? STAGE : site.access === 'open' ? this.#frontAt(path) : OTHER;
    const kind = `${site.access} ${site.until} ${front.page} ${front.poster?.address}`;
    let cached = this.#cached.get(kind);
    if (!cached) {
      // The number of valid entries is small: after a change of `until` older ones are useless.
      if (this.#cached.size > 8 + links.size + covers.size) this.#cached.clear();
      cached = new TtlCache(clock, CACHE_MS, () => this.#make(site, front));
      this.#cached.set(kind, cached);
    }
    return cached.get();
  }

  #frontAt(path: string): Front {
    const { covers } = this.#parts;
    if (LOBBY.includes(path)) return { page: 'lobby', poster: LOBBY_POSTER };
    const title = PROVIDER_GAME.exec(path)?.[1];
    if (title !== undefined) return { page: 'frame', poster: covers.has(title) ? posterOf(title) : null };
    const table = TABLE.exec(path)?.[1] ?? '';
    return isTable(table) ? { page: table, poster: posterOf(table) } : OTHER;
  }

  async #make(site: FrontInfo, { page, poster }: Front): Promise<Page> {
    const { template, links, clock, home, board, log } = this.#parts;
    const lobby = page === 'lobby';
    // A page without its data is slower, not broken: the client fetches what is missing.
    const orNull = <T>(read: () => Promise<T>): Promise<T | null> =>
      read().catch((error) => {
        log.warn({ err: error }, 'a page goes without its data');
        return null;
      });
    const at = clock.now();
    const [homeNow, boardNow] = lobby ? await Promise.all([orNull(home), orNull(board)]) : [null, null];
    const linked = (page && links.get(page)) ?? '';
    const shown = poster ? withPoster(template, poster) : template;
    const first = poster ? imagePreload(poster.address) : '';
    // Last, because the first banner is only shown once the code runs.
    const [banner] = boardNow?.banners ?? [];
    const next = banner ? imagePreload(banner.art) : '';
    return makePage(shown, { at, site, home: homeNow, board: boardNow }, first + linked + next);
  }
}

interface OpenParts {
  clientDir: string;
  market: Market;
  clock: Clock;
  log: Logger;
  site: Pick<Site, 'access' | 'board'>;
  /** The lobby's first data. */
  home: () => Promise<LobbyHome>;
}

/** The built client's pages, and the hash of the style in their head; both null without a built client. */
export async function openPages({
  clientDir,
  market,
  clock,
  log,
  site,
  home,
}: OpenParts): Promise<{ pages: Pages | null; styleHash: string | null }> {
  const template = await readTemplate(clientDir, market);
  if (template === null) return { pages: null, styleHash: null };
  const pages = new Pages({
    template,
    links: await pagePreloads(clientDir, market.language),
    covers: await coversIn(clientDir),
    clock,
    log,
    info: (country) => site.access.info(country),
    home,
    board: () => site.board.get(),
  });
  return { pages, styleHash: styleHashOf(template) };
}
