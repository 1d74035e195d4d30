import { call } from '../call.ts';
import type { Award } from './promotions.ts';

/** Missions of a stretch of days (calls.tsv, promo): newcomers' and those of who comes back. Amounts are minor units as decimal text. */

/** All missions there are; `all` is no mission, but the bonus for every one of them. */
export const NEWCOMER_MISSIONS = ['phone', 'pin', 'bank', 'app', 'games', 'deposit', 'stake'] as const;
export const COMEBACK_MISSIONS = ['days', 'deposit', 'stake'] as const;
export type MissionName = (typeof NEWCOMER_MISSIONS)[number] | (typeof COMEBACK_MISSIONS)[number];

/** How a mission's text reads: a key of the client's texts, with what fills its blanks, in whatever language the player has. */
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
  /** How far it is, and when it is done: minor units of amounts, else how many. */
  unit: 'amount' | 'count';
  progress: string;
  target: string;
  /** What is to be staked besides, and how far that is; null for nothing. */
  play: { progress: string; target: string } | null;
  bonus: string;
  /** What it gave; null while it is not done, or nothing was promised yet. */
  award: Award | null;
}

export interface Missions {
  /** False where they are not for this player, or are over: then there are none. */
  offered: boolean;
  missions: readonly Mission[];
  /** When they begin and end, and until when what was done can be claimed; ms, null where they are not offered. */
  from: number | null;
  until: number | null;
  claimUntil: number | null;
  /** How often what they give is to be staked. */
  turnover: number;
  /** Until when the player takes a break; null otherwise. */
  breakUntil: number | null;
}

/** The bonus for all missions, and what they come to together. */
export interface MissionBonus {
  offered: boolean;
  /** What doing all of them gives on top; the missions' own bonuses and it together; what of that was claimed. */
  bonus: string;
  total: string;
  claimed: string;
  done: number;
  missions: number;
  award: Award | null;
}

/** The texts of the missions of every promotion that has some and runs, by its code. */
export const missionText = call<readonly (MissionText & { promotion: string })[]>()({
  method: 'GET',
  path: '/main/promo/mission/text',
  auth: 'token',
});
