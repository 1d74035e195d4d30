import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { MARKETS } from '../../../contract/markets.ts';
import { SIGNATURE_HEADER, signatureOf } from '../../studios/hub88/signature.ts';
import { LaunchSessions } from '../../studios/links/sessions.ts';
import { studioLinks } from '../../studios/links/tables.ts';
import { playerName } from '../../studios/wallet/playerNames.ts';
import type { TestHouse } from '../testHouse.ts';

/** Studios that speak to a test house's wallet over HTTP, as their servers would. */

/** A game of each studio that tests connect; both are in the catalogue. */
export const HUB = { studio: 'lentera', game: 'naga-toba' } as const;
export const ONE = { studio: 'anjungan', game: 'baccarat-merah-putih' } as const;

const KEYS = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const SECRET = 'what both agreed on';

/** Connects both studios. Nobody listens at their addresses. */
export async function connectStudios({ db }: TestHouse): Promise<void> {
  const publicKey = KEYS.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const nowhere = { url: 'http://127.0.0.1:9', partner: 'kilat' };
  await db.orm.insert(studioLinks).values([
    { ...nowhere, studio: HUB.studio, protocol: 'hub88', publicKey, mostBet: MARKETS.id.grant * 10n },
    { ...nowhere, studio: ONE.studio, protocol: 'oneWallet', secret: SECRET },
  ]);
}

/** A player at a studio's game: the name that the studio knows, and the token that the game was opened with. */
export async function playerAt(house: TestHouse, { studio, game }: { studio: string; game: string }) {
  const { token: session, user } = await house.register();
  const userId = BigInt(user.id);
  const sessions = new LaunchSessions(house.db, house.house.clock);
  const token = await sessions.open(userId, studio, game);
  return { session, userId, user: playerName(userId), token };
}

export interface HubAnswer {
  user: string | null;
  status: string;
  request_uuid: string | null;
  currency: string | null;
  balance: number | null;
}

/** Tells a body, signed unless told otherwise. */
export async function tellHub(
  house: TestHouse,
  path: string,
  body: object | string,
  { signature, studio = HUB.studio }: { signature?: string; studio?: string } = {},
): Promise<HubAnswer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`${house.url}/wallet/${studio}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signature ?? signatureOf(text, KEYS.privateKey),
    },
    body: text,
  });
  if (answer.status !== 200) throw new Error(`answered with ${answer.status}`);
  return (await answer.json()) as HubAnswer;
}

/** What all of a player's transactions at Hub88's game say. */
export function hubFields({ user, token }: { user: string; token: string }, fields: object): object {
  return {
    ...{ user, token, game_code: HUB.game, currency: 'IDR', round: 'r1', round_closed: false },
    ...{ request_uuid: randomUUID(), transaction_uuid: randomUUID(), is_free: false },
    ...{ supplier_transaction_id: 's1', supplier_user: user, is_supplier_promo: false, is_aggregated: false },
    ...{ bet: 'zero', meta: {} },
    ...fields,
  };
}

export interface OneAnswer {
  status: string;
  uuid: string | null;
  balance?: number;
}

export async function tellOne(
  house: TestHouse,
  path: string,
  body: object,
  authToken = SECRET,
): Promise<OneAnswer> {
  const query = new URLSearchParams({ authToken });
  const answer = await fetch(`${house.url}/wallet/${ONE.studio}${path}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as OneAnswer;
}
