import { useTranslation } from 'react-i18next';
import { diceRoundLog } from '../../../../contract/games/dice/operations.ts';
import { PoolRoundSheet } from '../../pools/page/PoolRoundSheet.tsx';
import { Faces } from '../DiceMark.tsx';

/** A past round of dice: its faces, what was staked, and what proves it. */
export function DiceRoundSheet(props: { roundId: string; onClose: () => void }) {
  const { t } = useTranslation('dice');
  return (
    <PoolRoundSheet
      game="dice"
      log={diceRoundLog}
      result={({ rand }) => [{ label: t('roundFaces'), value: <Faces faces={rand} size={30} /> }]}
      {...props}
    />
  );
}
