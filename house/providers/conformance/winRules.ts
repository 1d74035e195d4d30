import type { Bench, Extras, Rule } from './bench.ts';
import type { Transaction } from './driver.ts';

const hub = 'hub88';

/** Runs a check with a bet and a win of twice its stake, and rolls both back. Returns the bet, and the win as it was sent. */
async function won(bench: Bench, of: Partial<Transaction> = {}): Promise<{ bet: string; win: Transaction }> {
  const round = bench.id();
  const bet = await bench.bet({ round });
  const win: Transaction = {
    kind: 'win',
    id: bench.id(),
    round,
    reference: bet,
    amount: bench.stake * 2n,
    ...of,
  };
  await bench.transact(win, 'ok');
  return { bet, win };
}

/** Rule: a win is accepted whatever has happened to its player, token or game. */
const taken = (
  name: string,
  needs: keyof Extras | null,
  of: (bench: Bench) => Partial<Transaction>,
): Rule => ({
  name,
  ...(needs && { needs }),
  check: async (bench) => {
    const round = bench.id();
    const bet = await bench.bet({ round });
    await bench.moves(bench.stake, () =>
      bench.transact(
        { kind: 'win', id: bench.id(), round, reference: bet, amount: bench.stake, ...of(bench) },
        'ok',
      ),
    );
  },
});

export const WIN_RULES: readonly Rule[] = [
  {
    name: 'win: pays its amount, and tells what there is then',
    check: async (bench) => {
      const round = bench.id();
      const bet = await bench.bet({ round });
      const before = await bench.balance();
      const transaction: Transaction = {
        kind: 'win',
        id: bench.id(),
        round,
        reference: bet,
        amount: bench.stake,
      };
      const { balance } = await bench.transact(transaction, 'ok');
      bench.equal('what there is', balance, before + bench.stake);
    },
  },
  {
    name: 'win: of nothing, for a bet that is lost',
    check: (bench) => bench.moves(-bench.stake, () => won(bench, { amount: 0n })),
  },
  {
    name: 'win: told again moves nothing',
    check: async (bench) => {
      const { win } = await won(bench);
      await bench.moves(0n, () => bench.transact(win, 'ok'));
    },
  },
  {
    name: 'win: told again with another amount',
    check: async (bench) => {
      const { win } = await won(bench);
      await bench.moves(0n, () => bench.transact({ ...win, amount: bench.stake * 9n }, 'duplicate'));
    },
  },
  {
    name: 'win: told again of another bet',
    check: async (bench) => {
      const { win } = await won(bench);
      const reference = await bench.bet();
      await bench.moves(0n, () => bench.transact({ ...win, reference }, 'duplicate'));
    },
  },
  {
    name: 'win: by the name of its bet',
    only: hub,
    check: (bench) =>
      bench.moves(-bench.stake, async () => {
        const round = bench.id();
        const bet = await bench.bet({ round });
        await bench.transact({ kind: 'win', id: bet, round, amount: bench.stake * 9n }, 'duplicate');
      }),
  },
  {
    name: 'bet: by the name of a win',
    only: hub,
    check: (bench) =>
      bench.moves(bench.stake, async () => {
        const { win } = await won(bench);
        await bench.transact({ ...win, kind: 'bet' }, 'duplicate');
      }),
  },
  {
    name: 'win: several in a round',
    check: async (bench) => {
      const { bet, win } = await won(bench);
      for (let more = 0; more < 3; more++)
        await bench.moves(bench.stake, () =>
          bench.transact({ ...win, id: bench.id(), reference: bet, amount: bench.stake }, 'ok'),
        );
    },
  },
  {
    name: 'win: of a bet that was never placed',
    check: (bench) =>
      bench.moves(0n, async () => {
        const transaction: Transaction = {
          kind: 'win',
          id: bench.id(),
          reference: bench.id(),
          amount: bench.stake,
        };
        await bench.transact(transaction, 'unknownTransaction');
      }),
  },
  {
    name: 'win: without a bet, as jackpots and promotions are',
    only: hub,
    check: (bench) =>
      bench.moves(bench.stake, async () => {
        await bench.transact({ kind: 'win', id: bench.id(), amount: bench.stake, promo: true }, 'ok');
      }),
  },
  {
    name: 'win: after its round was closed',
    only: hub,
    check: async (bench) => {
      const { win, bet } = await won(bench, { closes: true });
      await bench.moves(bench.stake, () =>
        bench.transact({ ...win, id: bench.id(), reference: bet, amount: bench.stake, closes: false }, 'ok'),
      );
    },
  },
  taken('win: with a token that is unknown', null, () => ({ token: 'x'.repeat(43) })),
  taken('win: with a token that ran out', 'expiredToken', ({ extras }) => ({
    token: extras.expiredToken ?? '',
  })),
  {
    name: 'win: for a player who is blocked or takes a break',
    needs: 'disabled',
    only: hub,
    check: async (bench) => {
      const transaction = {
        kind: 'win',
        id: bench.id(),
        amount: bench.stake,
        ...bench.extras.disabled,
      } as const;
      await bench.transact(transaction, 'ok');
    },
  },
  {
    name: 'win: not in the currency of the player',
    check: (bench) =>
      bench.moves(-bench.stake, async () => {
        const reference = await bench.bet();
        const transaction: Transaction = {
          kind: 'win',
          id: bench.id(),
          reference,
          amount: bench.stake,
          currency: 'XTS',
        };
        await bench.transact(transaction, 'wrongCurrency');
      }),
  },
  {
    name: 'win: the same one 50 times at once moves once',
    check: async (bench) => {
      const round = bench.id();
      const bet = await bench.bet({ round });
      const transaction: Transaction = {
        kind: 'win',
        id: bench.id(),
        round,
        reference: bet,
        amount: bench.stake,
      };
      await bench.moves(bench.stake, () => bench.sendAtOnce(Array(50).fill(transaction), 'ok'));
    },
  },
];
