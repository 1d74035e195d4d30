import {
  heraclesDocInput,
  siteConfigInput,
  siteErrorNotifyInput,
  siteFrontInfoInput,
  siteListConfigInput,
  siteMessageReadInput,
  siteMessagesInput,
  sitePageOpenInput,
} from '../../../contract/http/site/inputs/site.ts';
import {
  heraclesBoard,
  heraclesDoc,
  heraclesSymbol,
  siteConfig,
  siteErrorNotify,
  siteFrontInfo,
  siteListConfig,
  siteMessageRead,
  siteMessages,
  siteMessagesReadAll,
  siteMessagesUnread,
  sitePageOpen,
  sitePromoData,
} from '../../../contract/http/site/site.ts';
import { openRoute, type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import type { Site } from './site.ts';

const DONE = { ok: true } as const;

/** The site's own calls. Those with `always` are also answered while the site is closed, which lets the client show why. */
export function siteRoutes(site: Site): Route[] {
  const { access, board, promotions, docs, settings, messages, reports, pageOpens } = site;
  return [
    openRoute(withInput(siteFrontInfo, siteFrontInfoInput), async ({ country }) => access.info(country), {
      always: true,
    }),
    openRoute(heraclesBoard, () => board.get()),
    openRoute(
      withInput(heraclesDoc, heraclesDocInput),
      async ({ input: { language, key } }) => ({
        docs: key === undefined ? await docs.list(language) : [await docs.one(language, key)],
      }),
      { always: true },
    ),
    openRoute(heraclesSymbol, () => settings.symbol()),
    openRoute(withInput(siteConfig, siteConfigInput), ({ input }) => settings.one(input.key), {
      always: true,
    }),
    openRoute(withInput(siteListConfig, siteListConfigInput), ({ input }) => settings.some(input.keys), {
      always: true,
    }),
    openRoute(sitePromoData, () => promotions.get()),
    openRoute(withInput(sitePageOpen, sitePageOpenInput), async ({ input }) => {
      pageOpens.add(input.page);
      return DONE;
    }),
    openRoute(
      withInput(siteErrorNotify, siteErrorNotifyInput),
      async ({ input }) => {
        await reports.add(input);
        return DONE;
      },
      { always: true, report: true },
    ),
    tokenRoute(withInput(siteMessages, siteMessagesInput), ({ session, input }) =>
      messages.list(BigInt(session.userId), input),
    ),
    tokenRoute(siteMessagesUnread, async ({ session }) => ({
      count: await messages.unread(BigInt(session.userId)),
    })),
    tokenRoute(withInput(siteMessageRead, siteMessageReadInput), async ({ session, input }) => {
      await messages.read(BigInt(session.userId), BigInt(input.id));
      return DONE;
    }),
    tokenRoute(siteMessagesReadAll, async ({ session }) => {
      await messages.readAll(BigInt(session.userId));
      return DONE;
    }),
  ];
}
