import { useTranslation } from 'react-i18next';
import type { CrashMyBet } from '../../../../contract/games/crash/channel.ts';
import { crashMyHistory } from '../../../../contract/games/crash/operations.ts';
import { formatRate } from '../../../i18n/format.ts';
import { channel } from '../../../net/house.ts';
import { MyBetRow, MyBets } from '../../frame/MyBets.tsx';
import { useCrash } from './liveCrash.ts';
import myBetStyles from './MyBet.module.css';

const ask = (count: number, before: string | null) =>
  channel.request(crashMyHistory, { count, ...(before !== null && { before }) }, { quiet: true });

/** The player's own bets on crash, newest first; each leads to its round. */
export function MyHistory() {
  const decision = useCrash((state) => state.decision);
  return (
    <MyBets
      game="crash"
      ask={ask}
      idOf={({ betId }) => betId}
      row={(bet) => <Bet bet={bet} />}
      moved={decision}
    />
  );
}

function Bet({ bet }: { bet: CrashMyBet }) {
  const { t } = useTranslation('crash');
  const { rate, target } = bet;
  return (
    <MyBetRow
      stake={BigInt(bet.amount)}
      status={bet.status}
      win={BigInt(bet.win)}
      at={bet.at}
      facts={
        <>
          {rate !== null && <b className={myBetStyles.rate}>{formatRate(BigInt(rate))}</b>}
          {target !== null && t('brokeAt', { rate: formatRate(BigInt(target)) })}
        </>
      }
      roundId={target === null ? null : bet.roundId}
    />
  );
}
