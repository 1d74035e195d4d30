import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoloBet } from '../../../contract/games/solo/channel.ts';
import { formatMoney, formatRate } from '../../i18n/format.ts';
import type { RoundMarks } from '../../shared/records/rounds.ts';
import { Facts } from '../../ui/layout/List.tsx';
import { GuideFrame, GuideSection } from '../frame/GuideFrame.tsx';
import { BetRows } from '../frame/records/BetRows.tsx';
import { MyPlay } from '../frame/records/MyPlay.tsx';
import { TableTabs } from '../frame/TableTabs.tsx';
import styles from './SoloTabs.module.css';
import { useSolo, useSoloLimits, useSoloUi } from './soloUi.ts';

/** The lists of a solo game, and its guide: the game's own rules, chances and rates, then the common rules. */
export function SoloTabs({
  marks,
  rules,
  children,
}: {
  /** The marks of results and choices in the list of the player's rounds. */
  marks: RoundMarks;
  /** Numbered steps. */
  rules: readonly string[];
  /** All chances and rates, and the return to player. */
  children: ReactNode;
}) {
  return (
    <TableTabs
      bets={<Feed />}
      mine={<Mine marks={marks} />}
      guide={<Guide rules={rules}>{children}</Guide>}
    />
  );
}

function Guide({ rules, children }: { rules: readonly string[]; children: ReactNode }) {
  const { t } = useTranslation(['solo', 'table']);
  const { session } = useSoloUi();
  const limits = useSoloLimits();
  return (
    <GuideFrame game={session.adapter.key} fair={t('guideFair')}>
      <GuideSection title={t('table:guideRulesTitle')} steps={rules} />
      <GuideSection title={t('table:guidePayTitle')}>{children}</GuideSection>
      <GuideSection title={t('table:guideLimitsTitle')}>
        <Facts
          rows={[
            { label: t('table:guideMin'), value: formatMoney(limits.min) },
            { label: t('table:guideMax'), value: formatMoney(limits.max) },
            { label: t('guideProfit'), value: formatMoney(limits.maxProfit) },
          ]}
        />
        <p>{t('guideLimit')}</p>
      </GuideSection>
      <GuideSection title={t('table:guideInterruptTitle')}>
        <p>{t('guideWaits')}</p>
      </GuideSection>
    </GuideFrame>
  );
}

/** Recently ended rounds of all players. */
function Feed() {
  const { t } = useTranslation('solo');
  const feed = useSolo((state) => state.feed);
  const player = useSolo((state) => state.player?.id);
  const bets = feed.map((bet) => ({
    ...bet.player,
    betId: bet.roundId,
    amount: BigInt(bet.amount),
    entry: bet,
  }));
  return (
    <BetRows
      count={bets.length}
      total={null}
      paid={null}
      empty={t('noFeed')}
      bets={bets}
      userId={player}
      fateOf={({ entry }) => (BigInt(entry.win) > 0n ? 'cashed' : 'lost')}
      End={FeedEnd}
    />
  );
}

function FeedEnd({ bet: { entry } }: { bet: { entry: SoloBet } }) {
  const { t } = useTranslation('table');
  if (entry.win === '0') return t('lost');
  return (
    <>
      <span className={styles.rate}>{formatRate(BigInt(entry.rate))}</span>
      <span className={styles.win} data-over={BigInt(entry.win) > BigInt(entry.amount) || undefined}>
        {formatMoney(BigInt(entry.win))}
      </span>
    </>
  );
}

/** The player's totals and rounds; nothing is shown before the picture has shown it. */
function Mine({ marks }: { marks: RoundMarks }) {
  const { session } = useSoloUi();
  const playMark = useSolo(({ latest, round }) => `${latest[0]?.roundId} ${round?.roundId}`);
  // Re-renders with this, because the hidden results change with it.
  useSolo(({ showing }) => showing);
  const owed = () => {
    const { round, request, showing } = session.store.getState();
    return request || showing ? (round?.roundId ?? '') : null;
  };
  return (
    <MyPlay
      game={session.adapter.key}
      marks={marks}
      playMark={playMark}
      hides={(roundId) => roundId === owed()}
      mayAnnounce={() => owed() === null}
    />
  );
}
