import { useTranslation } from 'react-i18next';
import { sampleGiftClaim } from '../../../contract/http/offers/sampleGift.ts';
import { http } from '../../net/backend.ts';
import { useClaim } from '../../shared/promotions/useClaim.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** A sample of a promotion's page. */
export function SampleGiftPage() {
  const { t } = useTranslation(['promotions', 'promotionCards']);
  const { claim, isClaiming } = useClaim<undefined>((_none, options) =>
    http.send(sampleGiftClaim, undefined, options),
  );
  return (
    <main>
      <PageHeader title={t('promotionCards:sampleGiftTitle')} />
      <Button kind="primary" busy={isClaiming()} onClick={() => claim(undefined)}>
        {t('claim')}
      </Button>
    </main>
  );
}
