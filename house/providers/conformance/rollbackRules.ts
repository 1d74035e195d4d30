import { Broken, type Rule } from './bench.ts';
import type { Transaction } from './driver.ts';

const hub = 'hub88';

export const ROLLBACK_RULES: readonly Rule[] = [
  {
    name: 'rollback: gives a bet back',
    check: (bench) => bench.moves(0n, async () => bench.undo(await bench.bet())),
  },
  {
    name: 'rollback: of what is undone already moves nothing',
    check: (bench) =>
      bench.moves(0n, async () => {
        const bet = await bench.bet();
        await bench.undo(bet, bet, bet);
      }),
  },
  {
    name: 'rollback: told again moves nothing',
    check: (bench) =>
      bench.moves(0n, async () => {
        const transaction: Transaction = { kind: 'rollback', id: bench.id(), reference: await bench.bet() };
        for (let turn = 0; turn < 3; turn++) await bench.transact(transaction, 'ok');
      }),
  },
  {
    name: 'rollback: told again of another transaction',
    only: hub,
    check: (bench) =>
      bench.moves(0n, async () => {
        const [first, other] = [await bench.bet(), await bench.bet()];
        const transaction: Transaction = { kind: 'rollback', id: bench.id(), reference: first };
        await bench.transact(transaction, 'ok');
        await bench.transact({ ...transaction, reference: other }, 'duplicate');
        await bench.undo(other);
      }),
  },
  {
    name: 'rollback: told again of another round',
    check: (bench) =>
      bench.moves(0n, async () => {
        const round = bench.id();
        const transaction: Transaction = {
          kind: 'rollback',
          id: bench.id(),
          round,
          reference: await bench.bet({ round }),
        };
        await bench.transact(transaction, 'ok');
        await bench.transact({ ...transaction, round: bench.id() }, 'duplicate');
        await bench.transact(transaction, 'ok');
      }),
  },
  {
    name: 'rollback: the bet that it undid stays undone',
    check: (bench) =>
      bench.moves(0n, async () => {
        const round = bench.id();
        const id = await bench.bet({ round });
        await bench.undo(id);
        await bench.transact({ kind: 'bet', id, round, amount: bench.stake }, 'rolledBack');
      }),
  },
  {
    name: 'rollback: before its bet; that is refused when it comes',
    check: (bench) =>
      bench.moves(0n, async () => {
        const id = bench.id();
        await bench.undo(id);
        await bench.transact({ kind: 'bet', id, amount: bench.stake }, 'rolledBack');
      }),
  },
  {
    name: 'rollback: a win of a bet that it undid',
    check: (bench) =>
      bench.moves(0n, async () => {
        const round = bench.id();
        const bet = await bench.bet({ round });
        await bench.undo(bet);
        const transaction: Transaction = {
          kind: 'win',
          id: bench.id(),
          round,
          reference: bet,
          amount: bench.stake,
        };
        await bench.transact(transaction, 'rolledBack');
      }),
  },
  {
    name: 'rollback: of a win',
    only: hub,
    check: (bench) =>
      bench.moves(0n, async () => {
        const win = bench.id();
        await bench.transact({ kind: 'win', id: win, amount: bench.stake, promo: true }, 'ok');
        await bench.undo(win);
      }),
  },
  {
    name: 'rollback: of a win that was staked since is owed, and later credits pay it first',
    only: hub,
    check: async (bench) => {
      const before = await bench.balance();
      const win = bench.id();
      await bench.transact({ kind: 'win', id: win, amount: bench.stake, promo: true }, 'ok');
      const bet = bench.id();
      const all: Transaction = { kind: 'bet', id: bet, amount: before + bench.stake };
      const { means } = await bench.transact(all, 'ok', 'betLimit');
      await bench.undo(win);
      if (means.includes('betLimit'))
        throw new Broken('the player has more than one bet may be: try a poorer one');
      bench.equal('the balance', await bench.balance(), 0n);
      await bench.undo(bet);
      bench.equal('the balance', await bench.balance(), before);
    },
  },
  {
    name: 'rollback: of a rollback is of nothing',
    only: hub,
    check: (bench) =>
      bench.moves(0n, async () => {
        const id = bench.id();
        await bench.transact({ kind: 'rollback', id, reference: await bench.bet() }, 'ok');
        await bench.transact({ kind: 'rollback', id: bench.id(), reference: id }, 'unknownTransaction');
      }),
  },
  {
    name: "rollback: of another player's bet",
    needs: 'other',
    check: (bench) =>
      bench.moves(-bench.stake, async () => {
        const reference = await bench.bet();
        const transaction = { kind: 'rollback', id: bench.id(), reference, ...bench.extras.other } as const;
        await bench.transact(transaction, 'unknownTransaction');
      }),
  },
  {
    name: 'rollback: with a token that is unknown',
    check: (bench) =>
      bench.moves(0n, async () => {
        const reference = await bench.bet();
        await bench.transact({ kind: 'rollback', id: bench.id(), reference, token: 'x'.repeat(43) }, 'ok');
      }),
  },
  {
    name: 'rollback: with a token that ran out',
    needs: 'expiredToken',
    check: (bench) =>
      bench.moves(0n, async () => {
        const [reference, token] = [await bench.bet(), bench.extras.expiredToken ?? ''];
        await bench.transact({ kind: 'rollback', id: bench.id(), reference, token }, 'ok');
      }),
  },
  {
    name: 'rollback: for a player who is blocked or takes a break',
    needs: 'disabled',
    check: async (bench) => {
      const transaction = {
        kind: 'rollback',
        id: bench.id(),
        reference: bench.id(),
        ...bench.extras.disabled,
      } as const;
      await bench.transact(transaction, 'ok');
    },
  },
  {
    name: 'rollback: 20 of one bet at once give it back once',
    check: (bench) =>
      bench.moves(0n, async () => {
        const reference = await bench.bet();
        const rollbacks = Array.from(
          { length: 20 },
          (): Transaction => ({ kind: 'rollback', id: bench.id(), reference }),
        );
        await bench.sendAtOnce(rollbacks, 'ok');
      }),
  },
];
