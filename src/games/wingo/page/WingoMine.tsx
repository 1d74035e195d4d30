import { useTranslation } from 'react-i18next';
import type { WingoMyOrder } from '../../../../contract/games/wingo/channel.ts';
import { wingoMyHistory } from '../../../../contract/games/wingo/operations.ts';
import type { WingoModel } from '../../../../contract/games/wingo/rules.ts';
import { channel } from '../../../net/house.ts';
import { refText } from '../../engine/roundRef.ts';
import { MyBetRow } from '../../frame/MyBetRow.tsx';
import { MyBets } from '../../frame/MyBets.tsx';
import { poolOf, roundName } from '../engine/wingo.ts';
import { WingoMark } from '../WingoMark.tsx';
import { PoolMark } from './PoolMark.tsx';
import styles from './WingoMine.module.css';
import { useModel, useWingo } from './wingoSessions.ts';

const ASKS = {
  fastest: asking('fastest'),
  faster: asking('faster'),
  standard: asking('standard'),
};

function asking(model: WingoModel) {
  return (count: number, before: string | null) =>
    channel.request(wingoMyHistory, { model, count, ...(before !== null && { before }) }, { quiet: true });
}

/** The player's own orders on the played model, newest first; each leads to its round. */
export function WingoMine() {
  const model = useModel((state) => state.model);
  const decision = useWingo((state) => state.decision);
  const standing = useWingo(({ game }) => game.round?.ownStakes.reduce((sum, own) => sum + own, 0n) ?? 0n);
  return (
    <MyBets
      key={model}
      game={`wingo.${model}`}
      ask={ASKS[model]}
      idOf={({ order }) => order.orderId}
      row={(one) => <Order one={one} />}
      moved={`${decision?.roundId ?? ''} ${standing}`}
    />
  );
}

function Order({ one: { order, status, result } }: { one: WingoMyOrder }) {
  const { t } = useTranslation('wingo');
  const { model, phase } = order;
  return (
    <MyBetRow
      stake={BigInt(order.amount)}
      status={status}
      win={BigInt(order.win ?? '0')}
      at={order.at}
      facts={
        <span className={styles.facts}>
          <PoolMark pool={poolOf(order.select)} size={20} />
          {t('roundShort', { id: roundName(phase) })}
          {result !== null && <WingoMark number={result} size={20} />}
        </span>
      }
      roundId={result === null ? null : refText({ table: model, roundId: phase })}
    />
  );
}
