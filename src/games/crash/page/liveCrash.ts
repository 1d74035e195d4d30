import { useMemo } from 'react';
import { useStore } from 'zustand';
import { CRASH_STAKES, type CrashLimits } from '../../../../contract/games/crash/rules.ts';
import { amountText } from '../../../i18n/amountText.ts';
import { market } from '../../../i18n/market.ts';
import type { Sounds } from '../../../shared/device/useSounds.ts';
import { DECIMAL } from '../../../ui/fields/useAmountInput.ts';
import { placeOf } from '../../engine/pending.ts';
import { FRESH_AUTO } from '../../session/autoForm.ts';
import { isLost } from '../../session/roundAdapter.ts';
import { siteDeps } from '../../session/sessionDeps.ts';
import { storedForm } from '../../session/storedForm.ts';
import { view } from '../engine/crash.ts';
import { betTotals } from '../engine/crashBets.ts';
import type { CrashListedBet } from '../engine/crashState.ts';
import { parseBetSlotKey, SECOND } from '../engine/slips.ts';
import { type BetForm, type FormReading, readForm } from './betForm.ts';
import { CrashSession, type CrashSessionState } from './crashSession.ts';
import { cues, FLIGHT_LOOP, type SoundFacts, soundFacts } from './soundCues.ts';

/** This page's crash session, open while the page is. */
export const session = new CrashSession(siteDeps);

const stands = () => isLost(session.store.getState());
const viewNow = () => view(session.store.getState().game, session.now());
const subscribe = (changed: () => void) => session.store.subscribe(changed);

/** The live game for the stage, read once per frame without React. */
export const source = { view: viewNow, timed: true, subscribe, stands, inRound: stands };

export const sounds: Sounds<SoundFacts> = {
  now: () => soundFacts(session.store.getState(), viewNow()),
  subscribe,
  still: stands,
  cues,
  loop: FLIGHT_LOOP,
};

/** A narrow slice of the session's state. */
export function useCrash<T>(select: (state: CrashSessionState) => T): T {
  return useStore(session.store, select);
}

const NONE: ReadonlyMap<string, CrashListedBet> = new Map();

/** Number of bets in the round, and their total stake. */
export function useTotals(): { count: number; total: bigint } {
  const bets = useCrash((state) => state.game.round?.bets ?? NONE);
  const hidden = useCrash((state) => state.game.round?.hidden);
  return useMemo(() => {
    const known = betTotals(bets.values());
    return { count: known.count + (hidden?.count ?? 0), total: known.total + (hidden?.total ?? 0n) };
  }, [bets, hidden]);
}

/** The round's bets, largest first, the player's own on top; without cancelled ones. */
export function useBets(): readonly CrashListedBet[] {
  const bets = useCrash((state) => state.game.round?.bets ?? NONE);
  const userId = useCrash((state) => state.game.player?.id);
  return useMemo(() => {
    const own = (bet: CrashListedBet) => (bet.userId === userId ? 1 : 0);
    return [...bets.values()]
      .filter((bet) => bet.status !== 'returned')
      .sort((a, b) => own(b) - own(a) || Number(b.amount - a.amount) || (a.betId < b.betId ? -1 : 1));
  }, [bets, userId]);
}

const fresh = (): BetForm => {
  const [step = CRASH_STAKES[market.id].min] = CRASH_STAKES[market.id].steps;
  return { mode: 'manual', stake: amountText(step, DECIMAL), autoRate: '', ...FRESH_AUTO };
};

/** The first slip's fields including the auto-bet settings; stored between visits. */
export const { useForm, changeForm } = storedForm('crash', fresh);

/** The second slip's fields, and whether it is expanded. */
const second = storedForm('crash.second', () => ({ ...fresh(), open: false }));

export const openSecond = (open: boolean) => second.changeForm({ open });

/** The fields of a slip. */
export function useBetSlotForm<T>(betSlot: number, select: (form: BetForm) => T): T {
  return useStore(betSlot === SECOND ? second.useForm : useForm, select);
}

export const betSlotForm = (betSlot: number): BetForm =>
  (betSlot === SECOND ? second.useForm : useForm).getState();

export function changeBetSlot(betSlot: number, change: Partial<Pick<BetForm, 'stake' | 'autoRate'>>): void {
  if (betSlot === SECOND) second.changeForm(change);
  else changeForm(change);
}

export function onSlips(changed: () => void): () => void {
  const stops = [useForm.subscribe(changed), second.useForm.subscribe(changed)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether there is a second bet on this round or the next: it keeps its panel open. */
function secondStands({ game, pending }: CrashSessionState): boolean {
  const hasOpenBet = [...game.ownBets.values()].some(
    (own) => own.betSlot === SECOND && own.status === 'placed',
  );
  return hasOpenBet || pending.some((one) => parseBetSlotKey(placeOf(one)).betSlot === SECOND);
}

/** The second slip; null where the server allows none. `bound`: it stays open because it has a bet. */
export function useSecond(): { open: boolean; bound: boolean } | null {
  const allowed = useCrash(({ game }) => game.slips >= SECOND);
  const bound = useCrash(secondStands);
  const open = second.useForm((form) => form.open);
  return allowed ? { open: open || bound, bound } : null;
}

const readings = new WeakMap<BetForm, { limits: CrashLimits; reading: FormReading }>();

/** The validated fields; uses the market's limits until the server's are known. */
export function formReading(form: BetForm, known: CrashLimits | null): FormReading {
  const limits = known ?? CRASH_STAKES[market.id];
  const read = readings.get(form);
  if (read?.limits === limits) return read.reading;
  const reading = readForm(form, limits, DECIMAL);
  readings.set(form, { limits, reading });
  return reading;
}
