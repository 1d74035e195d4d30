import type { ReactNode } from 'react';
import { channel } from '../../../net/house.ts';
import { MyBetRow } from '../../frame/MyBetRow.tsx';
import { MyBets } from '../../frame/MyBets.tsx';
import type { PoolMyBet } from '../session/poolWire.ts';
import styles from './PoolMine.module.css';
import { usePool, usePoolUi } from './poolUi.ts';

/** The player's own bets on the game, newest first; each leads to its round. */
export function PoolMine<Result>({ mark }: { mark: (result: Result) => ReactNode }) {
  const { session, names } = usePoolUi();
  const { wire } = session;
  const decision = usePool((state) => state.decision?.roundId ?? '');
  const stands = usePool(({ game }) => game.round?.ownStakes.reduce((sum, own) => sum + own, 0n) ?? 0n);
  return (
    <MyBets
      game={wire.key}
      ask={(count, before) => wire.myBets(channel, count, before)}
      idOf={({ bet }) => bet.betId}
      row={(one) => <Row one={one as PoolMyBet<Result>} names={names} mark={mark} />}
      moved={`${decision} ${stands}`}
    />
  );
}

function Row<Result>({
  one: { bet, status, payout, result },
  names,
  mark,
}: {
  one: PoolMyBet<Result>;
  names: readonly string[];
  mark: (result: Result) => ReactNode;
}) {
  const shown = usePool((state) => state.shown);
  const live = usePool(({ game }) => game.round?.roundId);
  // The history may know the result before the picture has shown it.
  const revealed = result !== null && (bet.roundId !== live || shown === live);
  return (
    <MyBetRow
      stake={bet.amount}
      status={revealed ? status : 'placed'}
      win={payout}
      at={bet.at}
      facts={
        <span className={styles.facts}>
          {names[bet.pool]}
          {revealed && mark(result)}
        </span>
      }
      roundId={revealed ? bet.roundId : null}
    />
  );
}
