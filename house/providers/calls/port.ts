import type { FastifyInstance } from 'fastify';
import type { Protocol, ProviderLink } from '../links/links.ts';

/** The interface to providers of one protocol: one adapter per protocol (docs/providers.md). */
export interface ProviderAdapter {
  readonly protocol: Protocol;
  /** Serves the wallet to its providers, at /wallet/{provider}/… */
  serve(app: FastifyInstance): Promise<void>;
  /** The calls to one of its providers. */
  calls(link: ProviderLink): ProviderCalls;
}

/**
 * Calls from the house to a provider. Each throws ProviderAway if there is no answer, and ProviderRefused if the provider
 * refuses.
 */
export interface ProviderCalls {
  gameList(): Promise<ListedGame[]>;
  /** Fetches the URL that opens a game for a player. */
  gameUrl(request: LaunchRequest): Promise<string>;
  /** Fetches the provider's data of a round. */
  round(request: RoundRequest): Promise<RoundReply>;
  /** Fetches the URL of a round's replay, without money; null if the provider has none. */
  replayUrl(request: ReplayRequest): Promise<string | null>;
  /** Fetches the packs of free bets that it offers. */
  prepaids(): Promise<Prepaid[]>;
  /** Gives a player a pack. Returns the provider's id of the prize. */
  createReward(request: RewardRequest): Promise<string>;
  cancelReward(reward: string): Promise<void>;
}

/** A game under the provider's own code. */
export interface ListedGame {
  code: string;
  title: string;
}

export interface LaunchRequest {
  /** The player's name at providers (playerNames.ts). */
  user: string;
  token: string;
  code: string;
  currency: string;
  language: string;
  /** ISO code; null if unknown. */
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
  /** URL of the site that shows the frame. */
  lobbyUrl: string;
}

/** A provider's data of a round: its transactions in order, with the ids used in the wallet calls. */
export interface RoundReply {
  state: 'open' | 'closed' | 'unknown';
  transactions: RoundTransaction[];
}

interface RoundTransaction {
  kind: 'bet' | 'win' | 'rollback';
  uuid: string;
  /** Minor units; 0 for a rollback. */
  amount: bigint;
  reference: string | null;
}

interface Prepaid {
  id: string;
  code: string;
  currency: string;
  bets: number;
  /** Value of one bet, in minor units. */
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
