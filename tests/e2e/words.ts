import { readFileSync } from 'node:fs';
import type { Language } from '../../contract/markets.ts';
import type common from '../../src/i18n/id/common.json';
import type deposit from '../../src/i18n/id/deposit.json';
import type profile from '../../src/i18n/id/profile.json';
import type security from '../../src/i18n/id/security.json';
import type signIn from '../../src/i18n/id/signIn.json';
import type statement from '../../src/i18n/id/statement.json';
import type table from '../../src/i18n/id/table.json';
import type withdraw from '../../src/i18n/id/withdraw.json';

/** The texts of one language by their namespaces: what a journey through any market finds its way by. */
export interface Words {
  common: typeof common;
  deposit: typeof deposit;
  profile: typeof profile;
  security: typeof security;
  signIn: typeof signIn;
  statement: typeof statement;
  table: typeof table;
  withdraw: typeof withdraw;
}

export function wordsOf(language: Language): Words {
  const of = (namespace: keyof Words) =>
    JSON.parse(readFileSync(`src/i18n/${language}/${namespace}.json`, 'utf8'));
  return {
    common: of('common'),
    deposit: of('deposit'),
    profile: of('profile'),
    security: of('security'),
    signIn: of('signIn'),
    statement: of('statement'),
    table: of('table'),
    withdraw: of('withdraw'),
  };
}

/** A text with the amount that it has a place for. */
export const fill = (text: string, amount: string) => text.replace('{{amount}}', amount);

/** What the Indonesian site says of a refusal. */
export const refusalText = (code: number): string =>
  JSON.parse(readFileSync('src/i18n/id/errors.json', 'utf8'))[code];
