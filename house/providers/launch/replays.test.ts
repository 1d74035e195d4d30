import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { gameReplay } from '../../../contract/http/play/launch.ts';
import type { SlotSpun } from '../../../contract/providers/slotPlay.ts';
import { SLOT, SlotPlayer, untilListed } from '../../testing/providers/slotPlayer.ts';
import { TEST_CATALOGUE } from '../../testing/site/testCatalogue.ts';
import { TestHouse } from '../../testing/testHouse.ts';

let house: TestHouse;
let player: SignedIn;
let slot: SlotPlayer;
/** A lost spin, and one that paid more than it cost. */
let lost: SlotSpun;
let won: SlotSpun;
beforeAll(async () => {
  house = await TestHouse.start({ catalogue: TEST_CATALOGUE, config: { sandboxProviders: true } });
  await untilListed(house);
  player = await house.register();
  slot = await SlotPlayer.at(house, player.token);
  const played: SlotSpun[] = [];
  const find = (which: (spun: SlotSpun) => boolean) => played.find(which);
  const isWon = ({ win, stake }: SlotSpun) => BigInt(win) > BigInt(stake);
  for (let i = 0; i < 300 && !(find(isWon) && find((one) => one.win === '0')); i++)
    played.push(await slot.spin());
  won = find(isWon)!;
  lost = find(({ win }) => win === '0')!;
});
afterAll(() => house.close());

async function roundOf({ spin }: SlotSpun): Promise<string> {
  const { rows } = await house.db.pool.query<{ id: bigint }>(
    'SELECT id FROM provider_rounds WHERE round = $1',
    [spin],
  );
  return `${rows[0]?.id}`;
}

const inputOf = async (spun: SlotSpun, game: string = SLOT.id) => ({
  ...{ game, round: await roundOf(spun), lang: 'es-MX' as const },
});
/** The refusal of a round's replay, for a player or a visitor. */
async function refusal(input: Awaited<ReturnType<typeof inputOf>>, token?: string) {
  const path = `/main/slot/game/replay/${input.game}/${input.round}?lang=${input.lang}`;
  const { json } = await house.request('GET', path, token === undefined ? {} : { token });
  return json.errCode;
}

describe("a replay of a provider's round", () => {
  it('opens at the provider, in the requested language, and shows the original spin', async () => {
    const { token } = player;
    for (const spun of [lost, won]) {
      const { url, origin, provider, game, title } = await house.call(gameReplay, {
        token,
        input: await inputOf(spun),
      });
      expect([provider, game, title]).toEqual([SLOT.provider, SLOT.id, 'Garuda Emas']);
      const { searchParams } = new URL(url);
      expect([new URL(url).origin, searchParams.get('lang'), searchParams.get('site')]).toEqual([
        origin,
        'es-MX',
        house.url,
      ]);
      const { spun: shown, currency, ...replay } = await slot.replay(searchParams.get('replay') ?? '');
      const { balance, gift, ...played } = spun;
      expect(shown).toEqual(played);
      expect([currency, replay.name]).toEqual(['IDR', 'Garuda Emas']);
    }
  });

  it('is public if the round was won, and otherwise only for its player', async () => {
    const other = await house.register();
    expect((await house.call(gameReplay, { input: await inputOf(won) })).game).toBe(SLOT.id);
    expect((await house.call(gameReplay, { token: other.token, input: await inputOf(won) })).game).toBe(
      SLOT.id,
    );
    for (const token of [undefined, other.token])
      expect(await refusal(await inputOf(lost), token)).toBe(ErrorCode.notFound);
  });

  it('is refused for another game, no round, or an open one', async () => {
    expect(await refusal(await inputOf(won, 'garuda'))).toBe(ErrorCode.notFound);
    expect(await refusal({ ...(await inputOf(won)), round: '999999999' })).toBe(ErrorCode.notFound);
    const input = await inputOf(lost);
    const open = '9000000000000';
    await house.db.pool.query(
      `INSERT INTO provider_rounds (id, provider, round, user_id, game, type, currency, opened_at, last_at)
       SELECT $2, provider, round || '-open', user_id, game, type, currency, opened_at, last_at FROM provider_rounds WHERE id = $1`,
      [input.round, open],
    );
    expect(await refusal({ ...input, round: open }, player.token)).toBe(ErrorCode.notFound);
  });

  it('is refused for a spin that was not paid', async () => {
    await expect(slot.replay('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
      reason: 'session',
    });
  });

  it('reports that its provider is unavailable', async () => {
    await house.db.pool.query("UPDATE provider_links SET url = 'http://127.0.0.1:1' WHERE provider = $1", [
      SLOT.provider,
    ]);
    await expect
      .poll(() => inputOf(won).then((input) => refusal(input)), { timeout: 10_000 })
      .toBe(ErrorCode.providerAway);
  });
});
