import { create } from 'zustand';
import { type LobbyHome, slotHome } from '../../../contract/http/play/catalogue.ts';
import { type Board, heraclesBoard } from '../../../contract/http/site/site.ts';
import { http } from '../../net/backend.ts';
import { boot } from '../site/boot.ts';

/**
 * What the lobby's first picture shows. It comes with the page, and by calls when it has grown old. A store of its own
 * and no query: TanStack Query would be 11 kB before the first picture, for two calls that are seldom made.
 */
interface LobbyData {
  /** Null while they are on the way. */
  home: LobbyHome | null;
  board: Board | null;
  /** The last try to get them went wrong. */
  failed: boolean;
}

export const useLobbyData = create<LobbyData>(() => ({
  home: boot?.home ?? null,
  board: boot?.board ?? null,
  failed: false,
}));

/** The catalogue changes with a release, not with a visit. */
const FRESH_MS = 5 * 60_000;

let freshUntil = boot?.home && boot.board ? Date.now() + FRESH_MS : 0;
let loading: Promise<void> | null = null;

/** Fetches what has grown old. What was shown stays until then; failures are shown where the rows would stand. */
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
