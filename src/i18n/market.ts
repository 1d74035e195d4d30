import { MARKETS, type Market, type MarketId } from '../../contract/markets.ts';

/** The market that the server embedded in the page. */
function marketOf(page: Document): Market {
  const id = page.querySelector('meta[name="kilat-market"]')?.getAttribute('content') ?? '';
  return id in MARKETS ? MARKETS[id as MarketId] : MARKETS.id;
}

export const market: Market = marketOf(document);
