import { type QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ListPage } from '../../../contract/http/page.ts';
import type { GameCard } from '../../../contract/http/play/catalogue.ts';
import { GAMES_A_PAGE, type GamesPage } from './catalogue.ts';
import styles from './GameGrid.module.css';
import { hideLost } from './GameTile.tsx';
import type { RowWindow } from './gridLayout.ts';
import { tileCopier } from './tileCopier.ts';

interface GridRowsOptions {
  /** The container of the rows. */
  list: HTMLElement;
  /** The tile to copy. */
  pattern: HTMLAnchorElement;
  pages: GamePages;
  columns: number;
  rowHeight: number;
  /** Number of games in the list; undefined while unknown: all tiles are skeletons then. */
  total: number | undefined;
  /** Called with the visible pages that failed to load, and when that changes. */
  onFailed: (pages: readonly number[]) => void;
}

/**
 * The rendered rows of a long list, created and removed without React: a row of copied tiles takes a tenth of the time of
 * components, and on a cheap phone fast scrolling needs ten rows a second. Rendered rows count as visible: pages are requested
 * here.
 */
export class GridRows {
  readonly #options: GridRowsOptions;
  readonly #copy: (game: GameCard) => HTMLElement;
  readonly #rows = new Map<number, HTMLElement>();
  /** Pages in use, with the functions that release them. */
  readonly #pages = new Map<number, () => void>();

  constructor(options: GridRowsOptions) {
    this.#options = options;
    this.#copy = tileCopier(options.pattern);
    // Copies have no listeners of their own, and this event does not bubble.
    options.list.addEventListener('error', hideLost, true);
  }

  /** Renders exactly these rows. */
  show({ from, to }: RowWindow): void {
    for (const [row, element] of this.#rows)
      if (row < from || row >= to) {
        element.remove();
        this.#rows.delete(row);
      }
    // From the last one up, so that the row before which each new one is inserted already exists.
    for (let row = to - 1; row >= from; row--) if (!this.#rows.has(row)) this.#draw(row);
    this.#holdPages(from, to);
  }

  destroy(): void {
    this.show({ from: 0, to: 0 });
    this.#options.list.removeEventListener('error', hideLost, true);
  }

  /** The index range of a row's games in the list. */
  #span(row: number): [number, number] {
    const { columns, total } = this.#options;
    return [row * columns, Math.min((row + 1) * columns, total ?? Number.POSITIVE_INFINITY)];
  }

  #draw(row: number): void {
    const { list, rowHeight } = this.#options;
    const element = document.createElement('div');
    element.className = styles.row ?? '';
    element.setAttribute('role', 'presentation');
    element.style.top = `${row * rowHeight}px`;
    this.#fill(row, element);
    // In list order, which the tab key and screen readers follow.
    list.insertBefore(element, this.#rows.get(row + 1) ?? null);
    this.#rows.set(row, element);
  }

  #fill(row: number, element: HTMLElement): void {
    const [from, to] = this.#span(row);
    const cells = [];
    for (let at = from; at < to; at++) cells.push(this.#cell(at));
    element.replaceChildren(...cells);
  }

  #cell(at: number): HTMLElement {
    const cell = document.createElement('div');
    const game = this.#game(at);
    if (!game) {
      cell.className = styles.skeleton ?? '';
      cell.setAttribute('aria-hidden', 'true');
      return cell;
    }
    cell.setAttribute('role', 'listitem');
    cell.setAttribute('aria-posinset', `${at + 1}`);
    cell.setAttribute('aria-setsize', `${this.#options.total}`);
    cell.append(this.#copy(game));
    return cell;
  }

  #game(at: number): GameCard | undefined {
    const { pages, total } = this.#options;
    if (total === undefined) return undefined;
    return pages.of(pageOf(at)).read().data?.items[at % GAMES_A_PAGE];
  }

  #holdPages(from: number, to: number): void {
    const wanted = new Set<number>();
    for (let row = from; row < to; row++) {
      const [first, end] = this.#span(row);
      if (end > first) for (const at of [first, end - 1]) wanted.add(pageOf(at));
    }
    let changed = false;
    for (const [page, leave] of this.#pages)
      if (!wanted.has(page)) {
        leave();
        this.#pages.delete(page);
        changed = true;
      }
    for (const page of wanted)
      if (!this.#pages.has(page)) {
        this.#pages.set(
          page,
          this.#options.pages.of(page).subscribe(() => this.#onPage(page)),
        );
        changed = true;
      }
    if (changed) this.#emitFailed();
  }

  #onPage(page: number): void {
    for (const [row, element] of this.#rows) {
      const [from, to] = this.#span(row);
      if (pageOf(from) === page || pageOf(to - 1) === page) this.#fill(row, element);
    }
    this.#emitFailed();
  }

  #emitFailed(): void {
    const failed = [...this.#pages.keys()].filter((page) => {
      const { isError, data } = this.#options.pages.of(page).read();
      return isError && data === undefined;
    });
    this.#options.onFailed(failed);
  }
}

function pageOf(at: number): number {
  return Math.floor(at / GAMES_A_PAGE) + 1;
}

type Result = QueryObserverResult<ListPage<GameCard>>;

interface Page {
  subscribe: (changed: () => void) => () => void;
  read: () => Result;
}

/**
 * The pages of a long list, with one query observer per page for all its rows, because scrolling adds and removes rows all the
 * time.
 */
export class GamePages {
  readonly #client: QueryClient;
  readonly #query: (page: number) => GamesPage;
  readonly #pages = new Map<number, Page>();

  constructor(client: QueryClient, query: (page: number) => GamesPage) {
    this.#client = client;
    this.#query = query;
  }

  of(page: number): Page {
    let known = this.#pages.get(page);
    if (!known) {
      const observer = new QueryObserver(this.#client, {
        ...this.#query(page),
        notifyOnChangeProps: ['data', 'status'],
      });
      known = {
        subscribe: (changed) => observer.subscribe(changed),
        read: () => observer.getCurrentResult(),
      };
      this.#pages.set(page, known);
    }
    return known;
  }
}

/** A page of a list, fetched when it is first shown. */
export function useGamesPage(pages: GamePages, page: number): Result {
  const { subscribe, read } = pages.of(page);
  return useSyncExternalStore(subscribe, read);
}
