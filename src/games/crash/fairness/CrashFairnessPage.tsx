import { useTranslation } from 'react-i18next';
import { Explanation } from '../../fairness/Explanation.tsx';
import { FairnessPage } from '../../fairness/FairnessPage.tsx';
import { CrashRange } from './CrashRange.tsx';
import { OneCrashRound } from './OneCrashRound.tsx';

/** Crash: every round is a link of a chain. */
export default function CrashFairnessPage() {
  const { t } = useTranslation(['fairnessCrash', 'fairness']);
  return (
    <FairnessPage table="/game/crash" lead={t('lead')}>
      <OneCrashRound />
      <CrashRange />
      <Explanation
        how={[t('how1'), t('how2'), t('how3')]}
        proves={[t('fairness:provesFixed'), t('proves2'), t('proves3')]}
      />
    </FairnessPage>
  );
}
