import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../i18n/dates.ts';
import { formatCount, formatMoney, formatRate } from '../../i18n/format.ts';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import type { SoloKind } from '../engine/soloPlay.ts';
import { AutoSheet } from '../frame/auto/AutoSheet.tsx';
import { RoundFrame } from '../frame/RoundFrame.tsx';
import { SeedPair } from './SeedPair.tsx';
import { onePast } from './soloRounds.ts';
import { useAutoRunning, useSolo, useSoloReading, useSoloUi } from './soloUi.ts';

/** A past round: its result, and the seeds it was drawn from. */
export function SoloRoundSheet({ roundId, onClose }: { roundId: string; onClose: () => void }) {
  const { t, i18n } = useTranslation(['solo', 'table']);
  const { wire, facts } = useSoloUi();
  const query = useQuery(onePast(wire, roundId));
  const read = ({ player, round }: { player: { name: string }; round: SoloKind['round'] }) => ({
    facts: [
      ...facts(round),
      { label: t('table:stake'), value: formatMoney(round.stake) },
      { label: t('rate'), value: formatRate(round.rate) },
      { label: t('table:paidOut'), value: formatMoney(round.win) },
      { label: t('player'), value: player.name },
      { label: t('ended'), value: formatTime(round.endTime ?? round.startTime, i18n.language) },
    ],
    note: round.end === 'limit' ? t('endLimit') : null,
    proof: [
      { label: t('serverSeedHash'), text: round.fair.serverSeedHash },
      ...(round.fair.serverSeed ? [{ label: t('serverSeed'), text: round.fair.serverSeed }] : []),
      { label: t('clientSeed'), text: round.fair.clientSeed },
      { label: t('nonce'), text: formatCount(round.fair.nonce) },
    ],
  });
  return <RoundFrame game={wire.key} roundId={roundId} query={query} read={read} onClose={onClose} />;
}

/** The auto-bet settings. */
export function SoloAutoSheet({ onClose }: { onClose: () => void }) {
  const { session, changeForm } = useSoloUi();
  const { form, reading } = useSoloReading();
  return (
    <AutoSheet
      form={form}
      problems={reading.problems}
      running={useAutoRunning()}
      onChange={changeForm}
      onStop={() => session.stopAuto('player')}
      onClose={onClose}
    />
  );
}

/** The player's seed pair, to view and to change. */
export function SoloSeedsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('solo');
  const { session, wire } = useSoloUi();
  const seeds = useSolo((state) => state.seeds);
  const open = useSolo(({ round, request }) => request !== null || round?.over === false);
  return (
    <Sheet title={t('seedsTitle')} onClose={onClose}>
      <SeedPair
        setSeed={wire.setSeed}
        fairness={`/game/${wire.key}/fairness`}
        seeds={seeds}
        open={open}
        onSeeds={(next) => session.seeded(next)}
      />
    </Sheet>
  );
}
