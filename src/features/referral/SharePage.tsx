import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CopyText, saveFile } from '../../ui/actions/CopyText.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { QrCode } from '../../ui/signs/QrCode.tsx';
import { linkOf } from './link.ts';
import { friendsInfo } from './queries.ts';
import styles from './referral.module.css';
import { drawSharePicture } from './sharePicture.ts';

/** The referral link as text, as a QR code, and as a picture to send. */
export function SharePage() {
  const { t } = useTranslation('referral');
  const { close } = usePages();
  const userId = useSession(({ player }) => player?.id);
  return (
    <Sheet title={t('share')} onClose={close}>
      {userId === undefined ? <Skeleton height="360px" /> : <Invitation userId={userId} />}
    </Sheet>
  );
}

function Invitation({ userId }: { userId: string }) {
  const { t } = useTranslation('referral');
  const { data, isError, refetch } = useQuery(friendsInfo(userId));
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="360px" />;
  const link = linkOf(data.inviteCode);
  const words = { title: t('pictureTitle'), text: t('pictureText'), code: data.inviteCode, link };
  const share = async () => {
    const picture = await drawSharePicture(words);
    const files = [new File([picture], 'kilat.png', { type: picture.type })];
    // Saved as a file where there is no share sheet, or none for pictures.
    if (!navigator.canShare?.({ files })) return saveFile(picture, 'kilat.png');
    await navigator.share({ files, text: `${t('shareText')} ${link}` }).catch(() => undefined);
  };
  return (
    <div className={styles.share}>
      <div className={styles.code}>
        <QrCode text={link} label={t('qr')} />
      </div>
      <CopyText label={t('code')} text={data.inviteCode} />
      <CopyText label={t('link')} text={link} />
      <Button kind="primary" size="large" onClick={() => void share()}>
        {t('sharePicture')}
      </Button>
      <p className={styles.text}>{t('shareHint')}</p>
    </div>
  );
}
