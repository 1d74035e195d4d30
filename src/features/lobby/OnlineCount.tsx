import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../i18n/format.ts';
import { onlineCount } from '../../shared/catalogue/catalogue.ts';

/** How many people are on the site right now. */
export default function OnlineCount() {
  const { t } = useTranslation('lobby');
  const { data } = useQuery(onlineCount());
  if (!data) return null;
  // The house counts every few seconds; whoever reads this is there already.
  const count = Math.max(1, data.count);
  return t('online', { count, formatted: formatCount(count) });
}
