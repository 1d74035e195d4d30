import type { LobbyHome } from './http/play/catalogue.ts';
import type { Board, FrontInfo } from './http/site/site.ts';

/** The id of the data block that the page carries. */
export const BOOT_ID = 'kilat-boot';

/** What the house writes into the page it serves, so that its first picture needs no call. */
export interface BootData {
  /** When it was read, ms of the server's clock: a page may be up to some ten seconds old. */
  at: number;
  site: FrontInfo;
  /** On the lobby's own addresses of an open site alone. */
  home: LobbyHome | null;
  board: Board | null;
}
