import type { Logger } from 'pino';
import type { Board, PromoData } from '../../../contract/http/site/site.ts';
import type { TtlCache } from '../../core/ttlCache.ts';
import type { Access } from './access.ts';
import { liveBoard, livePromotions } from './board.ts';
import { Docs } from './docs.ts';
import { SiteMessages } from './messages.ts';
import { PageOpens } from './pageOpens.ts';
import type { SiteParts } from './parts.ts';
import { type ReportMetrics, Reports } from './reports.ts';
import { Settings } from './settings.ts';

/** The services behind the site's own calls. */
export interface Site {
  access: Access;
  board: TtlCache<Board>;
  promotions: TtlCache<PromoData>;
  docs: Docs;
  settings: Settings;
  messages: SiteMessages;
  reports: Reports;
  pageOpens: PageOpens;
}

export function buildSite(
  { log, metrics, ...parts }: SiteParts & { log: Logger; metrics: ReportMetrics },
  access: Access,
): Site {
  return {
    access,
    board: liveBoard(parts),
    promotions: livePromotions(parts),
    docs: new Docs(parts),
    settings: new Settings(parts),
    messages: new SiteMessages(parts),
    reports: new Reports(parts, metrics),
    pageOpens: new PageOpens({ ...parts, log }),
  };
}
