import { type Bench, Broken, type Rule } from './bench.ts';
import type { Transaction } from './driver.ts';

const AT_ONCE = 50;

/** Repeats an earlier bet with different data. */
const changed = (
  what: string,
  change: (bench: Bench) => Partial<Transaction>,
  needs?: Rule['needs'],
): Rule => ({
  name: `bet: told again with another ${what}`,
  ...(needs && { needs }),
  check: (bench) =>
    bench.moves(0n, async () => {
      const round = bench.id();
      const id = await bench.bet({ round });
      const transaction: Transaction = { kind: 'bet', id, round, amount: bench.stake, ...change(bench) };
      await bench.transact(transaction, 'duplicate');
      await bench.undo(id);
    }),
});

export const BET_RULES: readonly Rule[] = [
  {
    name: 'bet: takes its amount, and tells what is left',
    check: (bench) =>
      bench.moves(0n, async () => {
        const before = await bench.balance();
        const id = bench.id();
        const { balance } = await bench.transact({ kind: 'bet', id, amount: bench.stake }, 'ok');
        bench.equal('what is left', balance, before - bench.stake);
        await bench.undo(id);
      }),
  },
  {
    name: 'bet: of nothing',
    check: (bench) =>
      bench.moves(
        0n,
        async () => void (await bench.transact({ kind: 'bet', id: bench.id(), amount: 0n }, 'ok')),
      ),
  },
  {
    name: 'bet: more than there is, and the answer says what there is',
    check: (bench) =>
      bench.moves(0n, async () => {
        const has = await bench.balance();
        const transaction: Transaction = { kind: 'bet', id: bench.id(), amount: has + 100n };
        const { means, balance } = await bench.transact(transaction, 'notEnough', 'betLimit');
        if (means.includes('notEnough')) bench.equal('what it says', balance, has);
      }),
  },
  {
    name: 'bet: more than one may be',
    needs: 'tooMuch',
    check: (bench) =>
      bench.moves(0n, async () => {
        await bench.transact({ kind: 'bet', id: bench.id(), amount: bench.extras.tooMuch ?? 0n }, 'betLimit');
      }),
  },
  {
    name: 'bet: told again moves nothing',
    check: (bench) =>
      bench.moves(0n, async () => {
        const round = bench.id();
        const id = await bench.bet({ round });
        await bench.moves(0n, () => bench.transact({ kind: 'bet', id, round, amount: bench.stake }, 'ok'));
        await bench.undo(id);
      }),
  },
  {
    name: 'bet: told again with a token that ran out moves nothing, and is no new one',
    needs: 'expiredToken',
    check: (bench) =>
      bench.moves(0n, async () => {
        const round = bench.id();
        const id = await bench.bet({ round });
        const token = bench.extras.expiredToken ?? '';
        await bench.moves(0n, () =>
          bench.transact({ kind: 'bet', id, round, amount: bench.stake, token }, 'ok'),
        );
        await bench.undo(id);
      }),
  },
  changed('amount', ({ stake }) => ({ amount: stake * 2n })),
  changed('round', (bench) => ({ round: bench.id() })),
  changed('currency', () => ({ currency: 'XTS' })),
  changed('game', ({ extras }) => ({ game: extras.otherGame ?? '' }), 'otherGame'),
  changed('user', ({ extras }) => ({ ...extras.other }), 'other'),
  {
    name: 'bet: one that costs nothing moves nothing',
    only: 'hub88',
    check: (bench) =>
      bench.moves(0n, async () => {
        const id = await bench.bet({ free: true });
        await bench.undo(id);
      }),
  },
  {
    name: `bet: the same one ${AT_ONCE} times at once moves once`,
    check: (bench) =>
      bench.moves(0n, async () => {
        const transaction: Transaction = {
          kind: 'bet',
          id: bench.id(),
          round: bench.id(),
          amount: bench.stake,
        };
        await bench.moves(-bench.stake, () => bench.sendAtOnce(Array(AT_ONCE).fill(transaction), 'ok'));
        await bench.undo(transaction.id);
      }),
  },
  {
    name: 'bet: with its rollback at once moves nothing',
    check: (bench) =>
      bench.moves(0n, async () => {
        for (let turn = 0; turn < 10; turn++) {
          const id = bench.id();
          const [bet] = await Promise.all([
            bench.transact({ kind: 'bet', id, amount: bench.stake }, 'ok', 'rolledBack'),
            bench.transact({ kind: 'rollback', id: bench.id(), reference: id }, 'ok'),
          ]);
          if (bet === undefined) throw new Broken('no answer');
        }
      }),
  },
  {
    name: 'disabled: a player who is blocked or takes a break places no bet',
    needs: 'disabled',
    check: async (bench) => {
      const transaction = {
        kind: 'bet',
        id: bench.id(),
        amount: bench.stake,
        ...bench.extras.disabled,
      } as const;
      await bench.transact(transaction, 'disabled');
    },
  },
  {
    name: "limit: no bet over the player's own",
    needs: 'limited',
    check: async (bench) => {
      const transaction = {
        kind: 'bet',
        id: bench.id(),
        amount: bench.stake,
        ...bench.extras.limited,
      } as const;
      await bench.transact(transaction, 'limit');
    },
  },
];
