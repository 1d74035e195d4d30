import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type BigWin, slotBigWin } from '../../../contract/http/play/catalogue.ts';
import type { Currency } from '../../../contract/money.ts';
import { formatTime } from '../../i18n/dates.ts';
import { formatMoney, formatRate } from '../../i18n/format.ts';
import { http } from '../../net/backend.ts';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { usePages } from '../../shared/navigation/usePages.ts';
import { rateBand } from '../../shared/play/rateBand.ts';
import { roundName, roundWays } from '../../shared/play/roundWords.ts';
import { RecordSheet } from '../../shared/records/RecordSheet.tsx';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { share } from '../../ui/actions/CopyText.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Facts } from '../../ui/layout/List.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import detail from '../../ui/styles/detail.module.css';
import styles from './BigWinDetailPage.module.css';

/** One win; null when the id is unknown. A win never changes. */
const oneWin = (id: string) =>
  queryOptions({
    queryKey: ['wins', 'one', id],
    queryFn: async () =>
      (await http.send(slotBigWin, { id, page: 1, count: 1 }, { quiet: true })).items[0] ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** One win (`?win=`), as a sheet over any page. */
export function BigWinDetailPage() {
  const { t } = useTranslation('wins');
  const { params } = usePages();
  const id = params.win ?? '';
  const valid = /^\d{1,18}$/.test(id);
  const query = useQuery({ ...oneWin(id), enabled: valid });
  return (
    <RecordSheet
      title={t('detail')}
      valid={valid}
      query={query}
      icon="trophy"
      missing={t('missing')}
      waiting={['168px', '150px', '56px']}
    >
      {(win) => <WinDetail win={win} />}
    </RecordSheet>
  );
}

/** The details of a win, and links to replay and check its round. */
function WinDetail({ win }: { win: BigWin }) {
  const { t, i18n } = useTranslation('wins');
  const { game, title, name, roundId } = win;
  const rate = BigInt(win.rate);
  const amount = BigInt(win.amount);
  const payout = BigInt(win.payout);
  const currency = win.currency as Currency;
  const ways = roundWays(game, roundId);
  const text = t('shareText', { name, game: title, rate: formatRate(rate) });
  return (
    <div className={detail.detail}>
      <div className={`${detail.head} ${styles.head}`}>
        <Avatar avatar={win.avatar} size={56} />
        <p className={styles.name}>
          {name}
          {win.bot && <Badge>{t('bot')}</Badge>}
        </p>
        <p className={detail.amount}>{formatMoney(payout, currency)}</p>
        <p className={styles.rate} data-rate={rateBand(rate)}>
          {formatRate(rate)}
        </p>
      </div>
      <Facts
        rows={[
          { label: t('game'), value: title },
          { label: t('stake'), value: formatMoney(amount, currency) },
          { label: t('profit'), value: formatMoney(payout - amount, currency) },
          { label: t('round'), value: roundName(game, roundId) },
          { label: t('time'), value: formatTime(win.at, i18n.language) },
        ]}
      />
      {win.bot && <p className={detail.note}>{t('botNote')}</p>}
      <div className={`${detail.ways} ${styles.ways}`}>
        <LinkButton kind="primary" size="large" className={styles.replay} to={ways.replay}>
          <Icon name="play" size={18} />
          {t('replay')}
        </LinkButton>
        {ways.check !== null && (
          <LinkButton to={ways.check}>
            <Icon name="shield" size={18} />
            {t('check')}
          </LinkButton>
        )}
        <Button onClick={() => void share(location.origin + ways.replay, text, t('copied'))}>
          <Icon name="share" size={18} />
          {t('share')}
        </Button>
      </div>
    </div>
  );
}
