import { type Hand, pressed } from './poolJourneys.ts';
import { POOL_GAMES, type PoolGameKey } from './tables.ts';
import { wordsOf } from './words.ts';

/** How a player bets where the pools are visible: a press on the pool adds the selected chip, the big button places it. */
export function poolHand(key: PoolGameKey): Hand {
  const words = wordsOf('id').table;
  return {
    async bet(page, ...pools) {
      const targets = page.getByRole('group', { name: words.pools }).getByRole('button');
      for (const pool of pools) await targets.nth(POOL_GAMES[key].pools.indexOf(pool)).click();
      return pressed(page.locator('button[data-kind="place"]'));
    },
    async clear(page) {
      const clear = page.getByRole('button', { name: words.clear });
      if (await clear.isEnabled()) await clear.click();
    },
  };
}
