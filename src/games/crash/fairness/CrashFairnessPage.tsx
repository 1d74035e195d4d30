import { useTranslation } from 'react-i18next';
import { Explanation } from '../../fairness/Explanation.tsx';
import { FairnessPage } from '../../fairness/FairnessPage.tsx';
import { CrashRange } from './CrashRange.tsx';
import { OneCrashRound } from './OneCrashRound.tsx';

/** Crash: every round is a link of a chain. */
export default function CrashFairnessPage() {
  const { t } = useTranslation(['crash', 'fairness']);
  return (
    <FairnessPage table="/game/crash" lead={t('fairnessLead')}>
      <OneCrashRound />
      <CrashRange />
      <Explanation
        how={[t('fairnessHow1'), t('fairnessHow2'), t('fairnessHow3')]}
        proves={[t('fairness:provesFixed'), t('fairnessProves2'), t('fairnessProves3')]}
      />
    </FairnessPage>
  );
}
