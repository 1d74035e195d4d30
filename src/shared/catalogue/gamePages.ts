import { type QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { GameCard } from '../../../contract/http/catalogue.ts';
import type { ListPage } from '../../../contract/http/page.ts';
import type { GamesPage } from './catalogue.ts';

type Result = QueryObserverResult<ListPage<GameCard>>;

interface Page {
  subscribe: (changed: () => void) => () => void;
  read: () => Result;
}

/** The pages of a long list, each with one observer for all rows that show it: rows come and go with every scroll. */
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

/** A page of a list, fetched as soon as somebody shows it. */
export function useGamesPage(pages: GamePages, page: number): Result {
  const { subscribe, read } = pages.of(page);
  return useSyncExternalStore(subscribe, read);
}
