import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { FeedbackThread } from '../../shared/support/FeedbackThread.tsx';
import { useFeedback } from '../../shared/support/feedback.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { AboutOrder, NoneChosen } from './AboutOrder.tsx';

/** What is wrong with a deposit, and what was said about it so far. */
export default function DepositFeedbackPage() {
  const { t } = useTranslation(['deposit', 'feedback', 'pictures', 'common']);
  const pages = usePages();
  const signedIn = useSession((session) => session.token !== null);
  const { deposit } = pages.params;
  return (
    <Sheet title={t('feedbackTitle')} onClose={pages.close}>
      {!signedIn && (
        <EmptyState icon="user" title={t('feedbackVisitor')}>
          <Button kind="primary" onClick={() => pages.open('login')}>
            {t('common:signIn')}
          </Button>
        </EmptyState>
      )}
      {signedIn && deposit === undefined && <NoneChosen />}
      {signedIn && deposit !== undefined && (
        <AboutOrder id={deposit}>
          <Thread id={deposit} />
        </AboutOrder>
      )}
    </Sheet>
  );
}

function Thread({ id }: { id: string }) {
  const feedback = useFeedback({ id, of: 'deposit' });
  return <FeedbackThread {...feedback} />;
}
