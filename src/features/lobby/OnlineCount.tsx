import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { onlineCount } from '../../state/catalogue.ts';
import { queries } from '../../state/queries.ts';
import { formatCount } from '../../ui/format.ts';

/** How many people are on the site right now. */
export default function OnlineCount() {
  const { t } = useTranslation('lobby');
  const { data } = useQuery(onlineCount(), queries);
  return data ? t('online', { count: data.count, formatted: formatCount(data.count) }) : null;
}
