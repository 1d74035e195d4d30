import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { IconButton } from '../../ui/actions/Button.tsx';
import { useWide } from '../../ui/layout/viewport.ts';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import { NonCritical } from '../../ui/loading/NonCritical.tsx';
import type { SoloKind } from '../engine/soloPlay.ts';
import { AutoKeeper } from '../frame/auto/AutoKeeper.tsx';
import { Announcer } from '../frame/records/Announcer.tsx';
import { TableLayout, TablePlaySession, TableWay } from '../frame/TableLayout.tsx';
import { type SheetSet, TableSheets, useSheet } from '../frame/TableSheets.tsx';
import { isLost } from '../session/roundAdapter.ts';
import { useGameSession } from '../session/useGameSession.ts';
import { setFast, useFast, usePace } from './pace.ts';
import styles from './SoloPage.module.css';
import { SoloPanel } from './SoloPanel.tsx';
import { anySolo, type SoloUi, SoloUiProvider, useSolo, useSoloUi } from './soloUi.ts';

const auto = lazyWithRetry(async () => ({ default: (await import('./SoloSheets.tsx')).SoloAutoSheet }));
const round = lazyWithRetry(async () => ({ default: (await import('./SoloSheets.tsx')).SoloRoundSheet }));
const seeds = lazyWithRetry(async () => ({ default: (await import('./SoloSheets.tsx')).SoloSeedsSheet }));

const tutorial = lazyWithRetry(() => import('./SoloTutorial.tsx'));

/** Sheets that open on request; loaded after the page is up, so that the first picture shows sooner. */
export function soloSheets(loadTabs: () => Promise<ComponentType>): SheetSet {
  return { auto, round, seeds, tabs: lazyWithRetry(async () => ({ default: await loadTabs() })) };
}

/** The page of a solo game: its own picture, choices and strategy in the shared layout. */
export function SoloPage<K extends SoloKind, Own extends object>({
  ui,
  picture,
  choices,
  strategy,
  sheets,
  steps,
}: {
  /** Must be the same object at every render. */
  ui: SoloUi<K, Own>;
  picture: ReactNode;
  /** The choice in manual mode, for a start or in the open round; a row of the panel. */
  choices: ReactNode;
  /** The choice for an auto-bet run; shown in the same place. */
  strategy: ReactNode;
  sheets: SheetSet;
  /** The tutorial, one line per step. */
  steps: readonly string[];
}) {
  const { t } = useTranslation('solo');
  const { session } = ui;
  const sessions = useMemo(() => [session], [session]);
  const wide = useWide();
  useGameSession(session);
  usePace(session);
  return (
    <SoloUiProvider value={anySolo(ui)}>
      <TableLayout
        title={ui.title}
        actions={wide && <Tools As={IconButton} />}
        results={<OwnRounds />}
        announcer={<SoloAnnouncer />}
        picture={picture}
        totals={<Tools As={TableWay} />}
        session={<Played />}
        over={
          <>
            <AutoKeeper sessions={sessions} />
            <NonCritical>
              <tutorial.Component game={session.adapter.key} steps={steps} />
            </NonCritical>
          </>
        }
        panel={<SoloPanel choices={choices} strategy={strategy} />}
        lists={<sheets.tabs.Component />}
        sheets={<TableSheets set={sheets} />}
        lost={ui.useSolo(isLost)}
        lostText={t('lostText')}
      />
    </SoloUiProvider>
  );
}

/** Buttons for quick results and the seed pair: in the header, on phones in the strip. */
function Tools({ As }: { As: typeof IconButton }) {
  const { t } = useTranslation('solo');
  const sheet = useSheet();
  const fast = useFast();
  return (
    <>
      <As icon="bolt" label={t('fast')} aria-pressed={fast} onClick={() => setFast(!fast)} />
      <As icon="shield" label={t('seeds')} onClick={() => sheet.open({ kind: 'seeds' })} />
    </>
  );
}

/** The player's last rounds, newest first; a press opens the round. */
function OwnRounds() {
  const { t } = useTranslation('solo');
  const sheet = useSheet();
  const { Mark } = useSoloUi();
  const latest = useSolo((state) => state.latest);
  return (
    <nav className={styles.row} aria-label={t('ownRounds')}>
      {latest.length === 0 && <span className={styles.none}>{t('noOwnRounds')}</span>}
      <ul className={styles.rounds}>
        {latest.map((one) => (
          <li key={one.roundId}>
            <button
              type="button"
              className={styles.round}
              data-won={one.win > one.stake || undefined}
              aria-label={t('ownRound', {
                id: formatCount(BigInt(one.roundId)),
                stake: formatMoney(one.stake),
                win: formatMoney(one.win),
              })}
              onClick={() => sheet.open({ kind: 'round', roundId: one.roundId })}
            >
              <span>
                <Mark round={one} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The player's time and result. A bet counts as open until its round is over and has been shown. */
function Played() {
  const { session } = useSoloUi();
  const playMark = useSolo(({ latest }) => latest[0]?.roundId ?? null);
  const busy = useSolo(
    ({ round: now, request, showing }) => request !== null || showing || now?.over === false,
  );
  return <TablePlaySession busy={busy} playMark={playMark} onRemind={() => session.stopAuto('reminder')} />;
}

/** Announces each step of the player's round, and its result, once the picture has shown it. */
function SoloAnnouncer() {
  const { t } = useTranslation('solo');
  const { session, title, describe } = useSoloUi();
  const shown = useSolo((state) => (state.brought && !state.showing ? state.round : null));
  const stopped = useSolo((state) => state.auto?.stopped ?? null);
  const [announced, setAnnounced] = useState('');
  const open = shown && !shown.over ? describe(shown) : '';
  useEffect(() => {
    if (open) setAnnounced(open);
  }, [open]);
  const announcement = () => {
    if (!shown) return { words: '', seen: true };
    const money = { win: formatMoney(shown.win), stake: formatMoney(shown.stake) };
    const end = t(shown.win > shown.stake ? 'endWon' : shown.win > 0n ? 'endPart' : 'endLost', money);
    const limit = shown.end === 'limit' ? ` ${t('endLimit')}` : '';
    return { words: `${describe(shown)} ${end}${limit}`, seen: true };
  };
  return (
    <>
      <p className="visually-hidden" role="status" aria-live="polite">
        {announced}
      </p>
      <Announcer
        game={session.adapter.key}
        title={title}
        ending={shown?.over ? { key: shown.roundId, stake: shown.stake, win: shown.win } : null}
        announcement={announcement}
        stopped={stopped}
      />
    </>
  );
}
