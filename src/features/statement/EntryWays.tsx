import { useTranslation } from 'react-i18next';
import type { StatementLine } from '../../../contract/http/statement.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { roundWays } from '../../shared/play/roundWords.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import detail from '../../ui/styles/detail.module.css';
import styles from './Entry.module.css';

/** The ways to what a line came from: the round, or the order among the others of its kind. */
export function EntryWays({ line, settled }: { line: StatementLine; settled: boolean }) {
  const { t } = useTranslation('statement');
  const { open } = usePages();
  const { bet, kind } = line;
  const ways = bet && roundWays(bet.game, bet.roundId);
  if (bet)
    return settled && ways ? (
      <div className={`${detail.ways} ${styles.ways}`}>
        <LinkButton to={ways.replay}>
          <Icon name="play" size={18} />
          {t('replay')}
        </LinkButton>
        <LinkButton to={ways.check}>
          <Icon name="shield" size={18} />
          {t('check')}
        </LinkButton>
      </div>
    ) : null;
  if (kind === 'deposit' || kind === 'bonus')
    return <Button onClick={() => open('deposit-record')}>{t('toDeposits')}</Button>;
  if (kind === 'hold' || kind === 'returned')
    return <Button onClick={() => open('withdraw-record')}>{t('toWithdrawals')}</Button>;
  return null;
}
