import type { LobbyHome } from './http/play/catalogue.ts';
import type { Board, FrontInfo } from './http/site/site.ts';

/** The id of the page's data block. */
export const BOOT_ID = 'kilat-boot';

/** Data that the house embeds in the page, which saves calls before the first screen. */
export interface BootData {
  /** When it was read, ms of the server's clock: a page may be up to some ten seconds old. */
  at: number;
  site: FrontInfo;
  /** Only on the lobby's own paths of an open site. */
  home: LobbyHome | null;
  board: Board | null;
}
