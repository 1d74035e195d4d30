import { useTranslation } from 'react-i18next';
import type { SessionInfo } from '../../../contract/http/security.ts';
import { formatClock, formatShortDay } from '../../i18n/format.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { ListRow } from '../../ui/layout/List.tsx';

/** One device that is signed in. */
export function SessionRow({
  session: { device, createdAt, seenAt, own },
  name,
  onEnd,
}: {
  session: SessionInfo;
  name: string;
  onEnd: () => void;
}) {
  const { t, i18n } = useTranslation('security');
  const { language } = i18n;
  const since = formatShortDay(createdAt, language);
  const seen = { day: formatShortDay(seenAt, language), clock: formatClock(seenAt, language) };
  return (
    <ListRow
      icon={/Android|iOS|iPhone/.test(device) ? 'phone' : 'globe'}
      title={name}
      text={own ? t('sessionOwn', { since }) : t('sessionText', { since, ...seen })}
      value={
        own ? (
          <Badge tone="teal">{t('thisDevice')}</Badge>
        ) : (
          <IconButton icon="signOut" label={t('endOne', { device: name })} onClick={onEnd} />
        )
      }
    />
  );
}
