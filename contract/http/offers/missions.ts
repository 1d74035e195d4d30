import { call } from '../call.ts';
import type { Award } from './promotions.ts';

/**
 * Missions over a range of days (calls.tsv, promo): for new and for returning players. Amounts are minor units as decimal text.
 */

/** All missions; `all` is not a mission, but the bonus for completing all of them. */
export const NEWCOMER_MISSIONS = ['phone', 'pin', 'bank', 'app', 'games', 'deposit', 'stake'] as const;
export const COMEBACK_MISSIONS = ['days', 'deposit', 'stake'] as const;
export type MissionName = (typeof NEWCOMER_MISSIONS)[number] | (typeof COMEBACK_MISSIONS)[number];

/** A mission's text: a key of the client's texts, and the values of its placeholders; independent of the player's language. */
export interface MissionText {
  mission: MissionName;
  template: MissionTemplate;
  amounts: Readonly<Record<string, string>>;
  counts: Readonly<Record<string, number>>;
}

export type MissionTemplate =
  | 'missionPhone'
  | 'missionPin'
  | 'missionBank'
  | 'missionApp'
  | 'missionGames'
  | 'missionFirstDeposit'
  | 'missionStake'
  | 'missionDays'
  | 'missionDeposit';

export interface Mission {
  mission: MissionName;
  text: MissionText;
  /** Progress and target: in minor units for amounts, otherwise counts. */
  unit: 'amount' | 'count';
  progress: string;
  target: string;
  /** The additional stake required, and its progress; null for none. */
  play: { progress: string; target: string } | null;
  bonus: string;
  /** Its award; null while it is not done, or nothing has been awarded yet. */
  award: Award | null;
}

export interface Missions {
  /** False if they are not for this player, or are over: then the list is empty. */
  offered: boolean;
  missions: readonly Mission[];
  /** When they begin and end, and until when completed ones can be claimed; ms, null if they are not offered. */
  from: number | null;
  until: number | null;
  claimUntil: number | null;
  /** Wagering requirement of their awards. */
  turnover: number;
  /** Until when the player is in a time-out or self-exclusion; null otherwise. */
  breakUntil: number | null;
}

/** The bonus for all missions, and the totals. */
export interface MissionBonus {
  offered: boolean;
  /** The bonus for completing all; the sum with the missions' own bonuses; the claimed part of that. */
  bonus: string;
  total: string;
  claimed: string;
  done: number;
  missions: number;
  award: Award | null;
}

/** The texts of the missions of every active promotion with missions, by its code. */
export const missionText = call<readonly (MissionText & { promotion: string })[]>({
  method: 'GET',
  path: '/main/promo/mission/text',
  auth: 'token',
});
