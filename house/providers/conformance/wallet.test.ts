import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { type AtGame, type TestProtocol, TestProviders } from '../../testing/providers/testProviders.ts';
import { Bench, type Extras } from './bench.ts';
import { hub88Driver } from './hub88Driver.ts';
import { runRules } from './runRules.ts';
import { WALLET_RULES } from './walletRules.ts';

let providers: TestProviders;
beforeAll(async () => {
  providers = await TestProviders.start();
});
afterAll(async () => {
  expect(await reconcile(providers.house.db)).toEqual([]);
  await providers.close();
});

/** The test data of all rules. */
async function extrasFor(player: AtGame, protocol: TestProtocol): Promise<Required<Extras>> {
  const [other, disabled, limited] = await Promise.all([1, 2, 3].map(() => providers.seat(protocol)));
  await providers.block(disabled!);
  await providers.limits().change(limited!.userId, { kind: 'lossDay', amount: '0' });
  return {
    expiredToken: await providers.expiredToken(player, protocol),
    otherGame: providers.otherGame(protocol),
    other: other!.seat,
    disabled: disabled!.seat,
    limited: limited!.seat,
    tooMuch: 500_000_100n,
  };
}

describe.each(['hub88', 'oneWallet'] as const)("the house's wallet over %s", (protocol) => {
  it("passes every rule for operators' wallets", async () => {
    const player = await providers.seat(protocol);
    const extras = await extrasFor(player, protocol);
    const verdicts = await runRules(WALLET_RULES, new Bench(player.driver, player.seat, extras));
    expect(verdicts.filter(({ passed }) => passed !== true)).toEqual([]);
    expect(verdicts.length).toBeGreaterThan(protocol === 'hub88' ? 60 : 40);
  });
});

describe('the rules', () => {
  let server: Server;
  beforeAll(async () => {
    // A wallet that accepts everything and moves no money.
    server = createServer((_request, response) => response.end('{"status":"RS_OK","balance":100000000}'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  it('fail a wallet that breaks them, with the reason', async () => {
    const seat = { user: 'a', token: 'b', game: 'c', currency: 'IDR' };
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const driver = hub88Driver({ url, key: providers.key, seat });
    const verdicts = await runRules(WALLET_RULES, new Bench(driver, seat));
    const broken = verdicts.filter(({ passed }) => passed === false);
    expect(broken.length).toBeGreaterThan(30);
    expect(broken.find(({ name }) => name === 'signature: no signature at all')?.detail).toBe(
      'a bet was answered with RS_OK, which is not badSignature',
    );
    expect(broken.map(({ name }) => name)).toContain('bet: takes its amount, and tells what is left');
  });
});
