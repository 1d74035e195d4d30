import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../house/core/db/database.ts';
import { startPostgres } from '../../house/core/db/postgres.ts';
import { LaunchSessions } from '../../house/providers/links/sessions.ts';
import { providerLinks } from '../../house/providers/links/tables.ts';
import { playerName } from '../../house/providers/wallet/playerNames.ts';
import { addSession } from '../../house/testing/people/testSessions.ts';
import { QUIET } from './benchHouse.ts';
import { addPlayers } from './players.ts';

/** Shared code of benchmarks that act as Hub88 providers, each of which signs its wallet calls with the same key. */

/** A player at a game, as known to its provider. */
export interface HubSeat {
  user: string;
  token: string;
}

export function providerKey(): { publicKey: string; privateKey: string } {
  return generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/** Connects the providers of the named catalogue games, and seats a new player at each game. */
export async function connectProviders(
  dataDir: string,
  games: readonly { id: string; provider: string }[],
  publicKey: string,
): Promise<HubSeat[]> {
  const postgres = await startPostgres(dataDir, QUIET, { role: 'tool' });
  const db = openDatabase(postgres.url);
  try {
    const link = { protocol: 'hub88', url: 'http://127.0.0.1:1', partner: 'bench', publicKey } as const;
    const links = [...new Set(games.map(({ provider }) => provider))].map((provider) => ({
      provider,
      ...link,
    }));
    await db.orm
      .insert(providerLinks)
      .values(links)
      .onConflictDoUpdate({ target: providerLinks.provider, set: { publicKey } });
    const sessions = new LaunchSessions(db, { now: Date.now });
    const players = await addPlayers(db, games.length);
    return await Promise.all(
      games.map(async ({ id, provider }, i) => {
        const player = players[i] as bigint;
        const opener = await addSession(db, player);
        return { user: playerName(player), token: await sessions.open(opener, provider, id) };
      }),
    );
  } finally {
    await db.close();
    await postgres.stop();
  }
}

/**
 * Waits until the house has found the links and games, which it polls every few seconds.
 * @param url of a provider's wallet
 */
export async function known(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/user/info`, { method: 'POST', body: '{}' });
    if (answer.ok && ((await answer.json()) as { status: string }).status === 'RS_ERROR_INVALID_SIGNATURE')
      break;
    await sleep(200);
  }
  await sleep(3_000);
}
