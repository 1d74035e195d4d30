import type { Localized } from '../../localized.ts';
import { call } from '../call.ts';
import type { ListPage } from '../page.ts';
import type {
  heraclesDocInput,
  siteConfigInput,
  siteErrorNotifyInput,
  siteFrontInfoInput,
  siteListConfigInput,
  siteMessageReadInput,
  siteMessagesInput,
  sitePageOpenInput,
} from './inputs/site.ts';

/** The site's own calls (calls.tsv, area site). */

export interface Banner {
  id: string;
  title: Localized;
  text: Localized;
  action: Localized;
  /** A path of the site. */
  to: string;
  /** The picture's URL, 1:1 with alpha. */
  art: string;
  tone: 'violet' | 'teal' | 'coral';
}

interface BoardNotice {
  id: string;
  text: Localized;
  to: string | null;
}

/** The current banners and notices, in order. */
export interface Board {
  banners: readonly Banner[];
  notices: readonly BoardNotice[];
}

export const heraclesBoard = call<Board>({ method: 'GET', path: '/heracles/board', auth: 'open' });

export type DocBlock =
  | { kind: 'heading' | 'text'; text: string }
  | { kind: 'list' | 'steps'; items: readonly string[] }
  | { kind: 'link'; text: string; to: string };

export interface Doc {
  /** The last segment of its path, /help/<key>. */
  key: string;
  group: 'start' | 'games' | 'account' | 'rules';
  title: string;
  summary: string;
  /** Empty in a list; complete when requested by its key. */
  blocks: readonly DocBlock[];
}

/** Help pages in a language: all without their blocks, or one by its key. 704 it does not exist. */
export const heraclesDoc = call<{ docs: readonly Doc[] }, typeof heraclesDocInput>({
  method: 'GET',
  path: '/heracles/doc',
  auth: 'open',
});

/** The market's currency format. */
export const heraclesSymbol = call<{ currency: string; symbol: string; locale: string; fraction: number }>({
  method: 'GET',
  path: '/heracles/symbol',
  auth: 'open',
});

/** One public setting of the site. 704 unknown key. */
export const siteConfig = call<{ key: string; value: unknown }, typeof siteConfigInput>({
  method: 'GET',
  path: '/main/site/config/{key}',
  auth: 'open',
});

/** Several settings at once; unknown keys are omitted. */
export const siteListConfig = call<{ configs: Record<string, unknown> }, typeof siteListConfigInput>({
  method: 'POST',
  path: '/main/site/list/config',
  auth: 'open',
});

/** Whether the visitor may use the site now. */
export type SiteAccess = 'open' | 'maintenance' | 'denied';

export interface FrontInfo {
  /** The site's version; a client of another version reloads at the next opportunity. */
  version: string;
  market: string;
  access: SiteAccess;
  /** Expected end of maintenance, ms since 1970; null if unknown or not under maintenance. */
  until: number | null;
}

/** The client sends its version and gets the site's state. Never refused, which lets a closed site report its state. */
export const siteFrontInfo = call<FrontInfo, typeof siteFrontInfoInput>({
  method: 'POST',
  path: '/main/site/frontInfo',
  auth: 'open',
});

export interface SiteMessage {
  id: string;
  title: Localized;
  text: Localized;
  at: number;
  read: boolean;
}

/** The site's messages to all players, newest first. */
export const siteMessages = call<ListPage<SiteMessage>, typeof siteMessagesInput>({
  method: 'GET',
  path: '/main/site/message',
  auth: 'token',
});

export const siteMessagesUnread = call<{ count: number }>({
  method: 'GET',
  path: '/main/site/message/unread',
  auth: 'token',
});

/** 704 the message does not exist. */
export const siteMessageRead = call<{ ok: true }, typeof siteMessageReadInput>({
  method: 'PUT',
  path: '/main/site/message/read/{id}',
  auth: 'token',
});

export const siteMessagesReadAll = call<{ ok: true }>({
  method: 'PUT',
  path: '/main/site/message/read/all',
  auth: 'token',
});

/** Client report: an error, or a call that took a second or more. */
export const siteErrorNotify = call<{ ok: true }, typeof siteErrorNotifyInput>({
  method: 'POST',
  path: '/main/site/error/notify',
  auth: 'open',
});

/** Reports a page view; counted by day, without the viewer. */
export const sitePageOpen = call<{ ok: true }, typeof sitePageOpenInput>({
  method: 'POST',
  path: '/main/site/page/open',
  auth: 'open',
});

/** Current promotions, as shown publicly. */
export interface PromoData {
  promotions: readonly { key: string; title: Localized; to: string; endsAt: number | null }[];
}

export const sitePromoData = call<PromoData>({
  method: 'GET',
  path: '/main/site/promo/data',
  auth: 'open',
});
