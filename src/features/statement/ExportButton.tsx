import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { balanceFlowExport, type StatementRange } from '../../../contract/http/statement.ts';
import { LANGUAGES } from '../../../contract/markets.ts';
import { HttpError } from '../../net/errors.ts';
import { http } from '../../net/house.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { saveFile } from '../../ui/actions/saveFile.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import { earliest } from './period.ts';
import styles from './Totals.module.css';

/** A year of bets is a long file on a slow phone: so long (ms) may it take. */
const LONGEST = 120_000;

/** Puts the lines that are shown into a file on the player's device. */
export function ExportButton({
  range,
  today,
  disabled,
}: {
  range: StatementRange;
  today: string;
  disabled: boolean;
}) {
  const { t, i18n } = useTranslation('statement');
  const [busy, setBusy] = useState(false);
  const language = LANGUAGES.find((one) => one === i18n.language) ?? 'en';
  const make = async () => {
    setBusy(true);
    try {
      const quiet = [ErrorCode.tooFrequent];
      const file = await http.file(balanceFlowExport, { ...range, language }, { timeout: LONGEST, quiet });
      saveFile(file, `kilat-${range.from ?? earliest(today)}-${range.to ?? today}.csv`);
      toast('success', t('exported'));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error.code === ErrorCode.tooFrequent) toast('info', t('exportBusy'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind="ghost"
      className={styles.export}
      busy={busy}
      disabled={disabled}
      onClick={() => void make()}
    >
      <Icon name="download" size={18} />
      {t('export')}
    </Button>
  );
}
