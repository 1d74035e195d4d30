import { readFileSync } from 'node:fs';
import type { Language } from '../../contract/markets.ts';
import type coinFlip from '../../src/games/coinFlip/texts/id.json';
import type roller from '../../src/games/roller/texts/id.json';
import type activity from '../../src/i18n/id/activity.json';
import type battle from '../../src/i18n/id/battle.json';
import type common from '../../src/i18n/id/common.json';
import type dailyDeposit from '../../src/i18n/id/dailyDeposit.json';
import type dailyWheel from '../../src/i18n/id/dailyWheel.json';
import type deposit from '../../src/i18n/id/deposit.json';
import type depositGifts from '../../src/i18n/id/depositGifts.json';
import type errors from '../../src/i18n/id/errors.json';
import type freeSpins from '../../src/i18n/id/freeSpins.json';
import type limits from '../../src/i18n/id/limits.json';
import type profile from '../../src/i18n/id/profile.json';
import type promotionCards from '../../src/i18n/id/promotionCards.json';
import type promotions from '../../src/i18n/id/promotions.json';
import type redPocket from '../../src/i18n/id/redPocket.json';
import type referral from '../../src/i18n/id/referral.json';
import type rescue from '../../src/i18n/id/rescue.json';
import type security from '../../src/i18n/id/security.json';
import type signIn from '../../src/i18n/id/signIn.json';
import type site from '../../src/i18n/id/site.json';
import type solo from '../../src/i18n/id/solo.json';
import type statement from '../../src/i18n/id/statement.json';
import type table from '../../src/i18n/id/table.json';
import type tasks from '../../src/i18n/id/tasks.json';
import type vip from '../../src/i18n/id/vip.json';
import type weekLottery from '../../src/i18n/id/weekLottery.json';
import type withdraw from '../../src/i18n/id/withdraw.json';

/** The texts of one language by their namespaces: what a journey through any market finds its way by. */
export interface Words {
  activity: typeof activity;
  battle: typeof battle;
  coinFlip: typeof coinFlip;
  common: typeof common;
  dailyDeposit: typeof dailyDeposit;
  dailyWheel: typeof dailyWheel;
  deposit: typeof deposit;
  depositGifts: typeof depositGifts;
  errors: typeof errors;
  freeSpins: typeof freeSpins;
  limits: typeof limits;
  profile: typeof profile;
  promotionCards: typeof promotionCards;
  promotions: typeof promotions;
  redPocket: typeof redPocket;
  referral: typeof referral;
  rescue: typeof rescue;
  roller: typeof roller;
  security: typeof security;
  signIn: typeof signIn;
  site: typeof site;
  solo: typeof solo;
  statement: typeof statement;
  table: typeof table;
  vip: typeof vip;
  tasks: typeof tasks;
  weekLottery: typeof weekLottery;
  withdraw: typeof withdraw;
}

/** The texts of a language, each namespace read when it is asked for. */
export function wordsOf(language: Language): Words {
  const read = (namespace: string): unknown => {
    const file =
      namespace === 'coinFlip' || namespace === 'roller'
        ? `src/games/${namespace}/texts/${language}.json`
        : `src/i18n/${language}/${namespace}.json`;
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  return new Proxy({} as Words, { get: (_none, namespace) => read(String(namespace)) });
}

/** A text with what it has places for; an amount is what most have. */
export function fill(text: string, blanks: string | Readonly<Record<string, string | number>>): string {
  const values = typeof blanks === 'string' ? { amount: blanks } : blanks;
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{{${name}}}`, String(value)),
    text,
  );
}

/** A text as a pattern: whatever stands in its places. */
export function anyOf(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}

/** What the Indonesian site says of a refusal. */
export const refusalText = (code: number): string =>
  JSON.parse(readFileSync('src/i18n/id/errors.json', 'utf8'))[code];
