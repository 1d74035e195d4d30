import type { Fanout } from '../core/channel/fanout.ts';
import { eachInTurn, repeat, undoAll } from '../core/lifecycle.ts';
import type { Sealer } from '../core/secrets/sealer.ts';
import type { Module, ModuleParts } from '../module.ts';
import type { DepositGifts } from '../money/payments/gifts.ts';
import type { WalletTeller } from '../money/wallet/wallet.ts';
import { Awards } from './engine/awards.ts';
import { giftDesk } from './engine/depositGifts/giftDesk.ts';
import { followPlay } from './engine/followPlay.ts';
import { deliverFreeSpins } from './engine/freeSpinDelivery.ts';
import { offerRoutes } from './engine/http.ts';
import { awardsChannel, followAwards } from './engine/live.ts';
import { Offers, type Running } from './engine/offers.ts';
import { type Player, playerOf } from './engine/players.ts';
import type { AnyPromotion } from './engine/promotion.ts';
import { addSettings, settingsOf, settingsOfVersion } from './engine/settings.ts';
import { sweepAwards } from './engine/sweep.ts';
import { PROMOTIONS } from './promotions.ts';
import { currentLevel, noteCelebrated } from './vip/level.ts';

/** Interval of the check for expiring awards, ms. */
const SWEEP_MS = 60_000;

interface Parts extends ModuleParts {
  channel: Fanout;
  sealer: Sealer;
  /** Notifies a player of a changed balance. */
  balanceChanged: WalletTeller;
}

/** Opens the promotion engine and all promotions. */
export async function openOffers(
  parts: Parts,
  definitions: readonly AnyPromotion[] = PROMOTIONS,
): Promise<Module & { gifts: DepositGifts }> {
  const { config, db, clock, log } = parts;
  const { market } = config;
  await addSettings(db, definitions, market, clock.now());
  const awards = new Awards(parts);
  const player = (userId: string) => playerOf(db, clock, BigInt(userId));
  const promotions: Running[] = definitions.map((definition) => {
    const settings = settingsOf(definition, { db, clock, market });
    const opened = definition.open({
      ...{ ...parts, market, awards, settings, player, sandbox: config.sandbox },
      settingsAt: (version) => settingsOfVersion(db, definition, market.currency, version),
    });
    return { definition, settings, opened };
  });
  const opened = promotions.map((one) => one.opened);
  awards.deliver('freeSpins', deliverFreeSpins);
  for (const { deliveries } of opened)
    for (const [kind, delivery] of Object.entries(deliveries ?? {}))
      awards.deliver(kind as Parameters<Awards['deliver']>[0], delivery);
  const vipLevel = async (of: Player) => {
    const { level, top, since, celebrated } = await currentLevel({ db, clock, market }, of);
    return level === top && since !== null ? { level, since, celebrated } : null;
  };
  const celebrated = ({ id }: Player, level: number) => noteCelebrated({ db }, id, level);
  const offers = new Offers({ db, clock, market, awards, promotions, vipLevel, celebrated });
  const ends = [
    ...opened.map((one) => () => one.stop?.()),
    repeat(SWEEP_MS, () => sweepAwards(awards), log),
    followAwards(parts),
    followPlay({ ...parts, awards, player, promotions }),
  ];
  return {
    gifts: giftDesk(parts, opened),
    routes: [...offerRoutes(offers, player), ...opened.flatMap(({ routes }) => routes ?? [])],
    fields: [awardsChannel(parts), ...opened.flatMap(({ fields }) => fields ?? [])],
    jobs: opened.flatMap(({ jobs }) => jobs ?? []),
    periodic: opened.flatMap(({ periodic }) => periodic ?? []),
    start: () => eachInTurn(opened.map((one) => () => one.start?.())),
    prune: () => eachInTurn(opened.map((one) => () => one.prune?.())),
    stop: () => undoAll(ends, log),
  };
}
