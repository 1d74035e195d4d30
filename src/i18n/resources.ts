/**
 * The types of every namespace, so that `t` knows its keys. A new namespace is one file in each language's
 * folder and one line here; it loads by itself when a component first asks for it. A game's own is in its folder, and
 * its definition adds the line.
 */

import type account from './id/account.json';
import type catalogue from './id/catalogue.json';
import type common from './id/common.json';
import type deposit from './id/deposit.json';
import type errors from './id/errors.json';
import type fairness from './id/fairness.json';
import type fairnessDraws from './id/fairnessDraws.json';
import type feedback from './id/feedback.json';
import type games from './id/games.json';
import type help from './id/help.json';
import type install from './id/install.json';
import type limits from './id/limits.json';
import type lobby from './id/lobby.json';
import type marks from './id/marks.json';
import type ownGames from './id/ownGames.json';
import type pictures from './id/pictures.json';
import type profile from './id/profile.json';
import type providers from './id/providers.json';
import type replay from './id/replay.json';
import type replayPools from './id/replayPools.json';
import type search from './id/search.json';
import type security from './id/security.json';
import type signIn from './id/signIn.json';
import type site from './id/site.json';
import type statement from './id/statement.json';
import type table from './id/table.json';
import type wins from './id/wins.json';
import type withdraw from './id/withdraw.json';

/** @public A game adds its own line. */
export interface Resources {
  account: typeof account;
  catalogue: typeof catalogue;
  common: typeof common;
  deposit: typeof deposit;
  errors: typeof errors;
  fairness: typeof fairness;
  fairnessDraws: typeof fairnessDraws;
  feedback: typeof feedback;
  games: typeof games;
  help: typeof help;
  install: typeof install;
  pictures: typeof pictures;
  profile: typeof profile;
  limits: typeof limits;
  lobby: typeof lobby;
  marks: typeof marks;
  ownGames: typeof ownGames;
  providers: typeof providers;
  replay: typeof replay;
  replayPools: typeof replayPools;
  security: typeof security;
  signIn: typeof signIn;
  search: typeof search;
  site: typeof site;
  statement: typeof statement;
  table: typeof table;
  wins: typeof wins;
  withdraw: typeof withdraw;
}

export type Namespace = keyof Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
    returnNull: false;
  }
}

/** Namespaces that are fetched together, in one chunk a language. A game's own texts are a bundle of their own. */
export const BUNDLES = {
  /** What the first picture says, and what may go wrong before the second. */
  first: ['common', 'errors', 'lobby'],
  account: ['account', 'signIn', 'profile', 'security', 'limits'],
  money: ['deposit', 'withdraw', 'statement', 'feedback'],
  site: ['catalogue', 'games', 'providers', 'search', 'wins', 'help', 'install', 'site', 'pictures'],
  tables: ['table', 'marks', 'ownGames'],
  proofs: ['fairness', 'fairnessDraws', 'replay', 'replayPools'],
} as const satisfies Record<string, readonly Namespace[]>;

/** The bundle a namespace is in. */
export function bundleOf(namespace: string): string {
  const areas: readonly (readonly [string, readonly string[]])[] = Object.entries(BUNDLES);
  return areas.find(([, namespaces]) => namespaces.includes(namespace))?.[0] ?? namespace;
}
