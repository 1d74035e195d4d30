import type { FastifyInstance } from 'fastify';
import type { Protocol, ProviderLink } from '../links/links.ts';

/** The way in which providers of one protocol speak with the house: one adapter each (docs/providers.md). */
export interface ProviderAdapter {
  readonly protocol: Protocol;
  /** Serves the wallet to its providers, at /wallet/{provider}/… */
  serve(app: FastifyInstance): Promise<void>;
  /** What a provider of it is asked. */
  calls(link: ProviderLink): ProviderCalls;
}

/**
 * What the house asks of a provider. Every call throws ProviderAway when it does not answer, and ProviderRefused when it says no.
 */
export interface ProviderCalls {
  gameList(): Promise<ListedGame[]>;
  /** The address that opens a game for a player. */
  gameUrl(request: LaunchRequest): Promise<string>;
  /** What it knows of a round. */
  round(request: RoundRequest): Promise<RoundReply>;
  /** The address that shows a round again, without money; null where the provider shows none. */
  replayUrl(request: ReplayRequest): Promise<string | null>;
  /** The packs of free bets that it offers. */
  prepaids(): Promise<Prepaid[]>;
  /** Gives a player a pack. Returns the provider's name of the prize. */
  createReward(request: RewardRequest): Promise<string>;
  cancelReward(reward: string): Promise<void>;
}

/** A game by the provider's own name of it. */
export interface ListedGame {
  code: string;
  title: string;
}

export interface LaunchRequest {
  /** The name that providers know the player by (playerNames.ts). */
  user: string;
  token: string;
  code: string;
  currency: string;
  language: string;
  /** ISO code; null where it is not known. */
  country: string | null;
  ip: string;
  mobile: boolean;
  lobbyUrl: string;
  depositUrl: string;
}

interface RoundRequest {
  user: string;
  code: string;
  round: string;
  currency: string;
}

interface ReplayRequest extends RoundRequest {
  language: string;
  /** The site around the frame. */
  lobbyUrl: string;
}

/** What a provider knows of a round: its transactions under the names that it tells the wallet, in their order. */
export interface RoundReply {
  state: 'open' | 'closed' | 'unknown';
  transactions: RoundTransaction[];
}

interface RoundTransaction {
  kind: 'bet' | 'win' | 'rollback';
  uuid: string;
  /** Minor units; 0 of a rollback. */
  amount: bigint;
  reference: string | null;
}

interface Prepaid {
  id: string;
  code: string;
  currency: string;
  bets: number;
  /** Of one bet, in minor units. */
  value: bigint;
}

interface RewardRequest {
  prepaid: string;
  user: string;
  currency: string;
  /** ms since 1970. */
  from: number;
  until: number;
}
