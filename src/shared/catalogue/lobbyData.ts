import { create } from 'zustand';
import { type LobbyHome, slotHome } from '../../../contract/http/play/catalogue.ts';
import { type Board, heraclesBoard } from '../../../contract/http/site/site.ts';
import { http } from '../../net/backend.ts';
import { boot } from '../site/boot.ts';

/**
 * The data of the lobby's first render. They are embedded in the page, and refetched when outdated. A separate store instead of
 * a query: TanStack Query would add 11 kB before the first render for two rare requests.
 */
interface LobbyData {
  /** Null while loading. */
  home: LobbyHome | null;
  board: Board | null;
  /** The last fetch failed. */
  failed: boolean;
}

export const useLobbyData = create<LobbyData>(() => ({
  home: boot?.home ?? null,
  board: boot?.board ?? null,
  failed: false,
}));

/** The catalogue changes only with a release. */
const FRESH_MS = 5 * 60_000;

let freshUntil = boot?.home && boot.board ? Date.now() + FRESH_MS : 0;
let loading: Promise<void> | null = null;

/** Fetches outdated data. Old data stay visible until then; failures are shown in place of the rows. */
export function refreshLobby(): Promise<void> {
  if (Date.now() < freshUntil) return Promise.resolve();
  loading ??= fetchAll().finally(() => {
    loading = null;
  });
  return loading;
}

async function fetchAll(): Promise<void> {
  useLobbyData.setState({ failed: false });
  try {
    const [home, board] = await Promise.all([
      http.send(slotHome, undefined, { quiet: true }),
      http.send(heraclesBoard, undefined, { quiet: true }),
    ]);
    freshUntil = Date.now() + FRESH_MS;
    useLobbyData.setState({ home, board });
  } catch {
    useLobbyData.setState({ failed: true });
  }
}
