import { Console } from 'node:console';
import { bestOf, CASUAL, LEAST_MARGIN, priceOf, takenOnce } from './offers/engine/price.ts';
import { PROMOTIONS } from './offers/promotions.ts';

/**
 * `npm run promotions:price`: the cost of each promotion and of all together per 100 U staked: for a casual player, and for the
 * best strategy at each VIP level on the game with the lowest margin; for promotions with a fixed pot, the cost per day; and
 * what one person can get once from first-time offers, with the rest after wagering on the cheapest game. Exits with 1 if the
 * total cost exceeds the margin.
 */
const out = new Console(process.stdout);
const percent = (share: number) => share.toFixed(3);

const casual = priceOf(PROMOTIONS, CASUAL);
const best = Array.from({ length: 11 }, (_, level) => bestOf(PROMOTIONS, level));
const top = best.reduce((most, one) => (one.all > most.all ? one : most));
out.table(
  PROMOTIONS.map(({ code, numbers, pot }) => ({
    promotion: code,
    'casual, U for 100 U': percent(casual.each[code] ?? 0),
    'best of all levels': percent(top.each[code] ?? 0),
    'best alone': percent(
      bestOf(
        PROMOTIONS.filter((one) => one.code === code),
        10,
      ).all,
    ),
    'pot a day, U': pot?.(numbers) ?? '',
  })),
);
out.table(
  best.map(({ habits, staked, all }) => ({
    level: habits.level,
    all: percent(all),
    'staked a week': staked,
    'a day': habits.staked.join(' '),
    deposits: habits.deposited.join(' '),
    'loss share': habits.lossShare,
  })),
);
const once = PROMOTIONS.filter((one) => one.once !== undefined).map(({ code, numbers, once }) => ({
  promotion: code,
  ...takenOnce(once?.(numbers) ?? []),
}));
const total = (what: 'gives' | 'toStake' | 'left') => once.reduce((sum, one) => sum + one[what], 0);
out.table(
  [...once, { promotion: 'all', gives: total('gives'), toStake: total('toStake'), left: total('left') }].map(
    ({ promotion, gives, toStake, left }) => ({
      'once a person': promotion,
      'gives at most, U': gives,
      'to be staked on it, U': toStake,
      'left of it, U': left.toFixed(1),
    }),
  ),
);
out.log(
  `casual ${percent(casual.all)}, best ${percent(top.all)} of the least margin's ${percent(100 * LEAST_MARGIN)}`,
);
if (top.all >= 100 * LEAST_MARGIN) process.exitCode = 1;
