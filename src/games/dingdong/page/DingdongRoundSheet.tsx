import { useTranslation } from 'react-i18next';
import { dingdongRoundLog } from '../../../../contract/games/dingdong/operations.ts';
import { symbolOf } from '../../../../contract/games/dingdong/rules.ts';
import { PoolRoundSheet } from '../../pools/page/PoolRoundSheet.tsx';
import { ResultMark } from '../FruitMark.tsx';
import { useNames } from './useNames.ts';

/** A past round of dingdong: where its light stopped, what was staked, and what proves it. */
export function DingdongRoundSheet(props: { roundId: string; onClose: () => void }) {
  const { t } = useTranslation('dingdong');
  const names = useNames();
  const stop = (cell: number) => t('roundCell', { symbol: names[symbolOf(cell)], cell: cell + 1 });
  return (
    <PoolRoundSheet
      game="dingdong"
      log={dingdongRoundLog}
      result={({ rand }) => [
        { label: t('roundResult'), value: <ResultMark cells={rand} size={32} /> },
        { label: t('roundCells'), value: rand.map(stop).join(', ') },
      ]}
      {...props}
    />
  );
}
