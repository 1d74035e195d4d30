import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SoloRotation, SoloSeeds } from '../../../contract/games/solo/channel.ts';
import type { Operation } from '../../../contract/operation.ts';
import { formatCount } from '../../i18n/format.ts';
import { channel } from '../../net/backend.ts';
import { randomId } from '../../net/storage.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CopyText } from '../../ui/actions/CopyText.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Facts } from '../../ui/layout/List.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './SeedPair.module.css';

/** Maximum length of a client seed. */
const LONGEST = 64;

/**
 * The active seed pair, and the control that ends it by choosing a new client seed. Then its server seed is revealed, and all
 * of its rounds can be checked.
 */
export function SeedPair({
  setSeed,
  fairness,
  seeds,
  open,
  onSeeds,
}: {
  setSeed: Operation<SoloRotation, { pairId: string; clientSeed: string }>;
  /** Link to the check of a pair's rounds; null: this is that page. */
  fairness: string | null;
  /** Null for visitors, and until it is known. */
  seeds: SoloSeeds | null;
  /** A round is open: its pair cannot be ended now. */
  open: boolean;
  onSeeds: (seeds: SoloSeeds, ended: SoloSeeds) => void;
}) {
  const { t } = useTranslation('solo');
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [ended, setEnded] = useState<SoloSeeds | null>(null);
  if (!seeds) return <EmptyState icon="shield" title={t('seedsSignIn')} />;
  const clientSeed = typed ?? '';
  const rotate = async () => {
    setBusy(true);
    try {
      const wanted = { pairId: seeds.pairId, clientSeed: clientSeed.trim() || freshSeed() };
      const rotation = await channel.request(setSeed, wanted);
      setEnded(rotation.ended);
      setTyped(null);
      onSeeds(rotation.seeds, rotation.ended);
      toast('success', t('seedsChanged'));
    } catch {
      // The network layer has shown the error; nothing has changed.
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.pair}>
      <p className={styles.text}>{t('seedsText')}</p>
      <CopyText label={t('serverSeedHash')} text={seeds.serverSeedHash} />
      <CopyText label={t('clientSeed')} text={seeds.clientSeed} />
      <Facts rows={[{ label: t('nonceNext'), value: formatCount(seeds.nonce) }]} />
      <section className={styles.change}>
        <h3>{t('changeTitle')}</h3>
        <p className={styles.text}>{t('changeText')}</p>
        {seeds.nextServerSeedHash && (
          <CopyText label={t('nextServerSeedHash')} text={seeds.nextServerSeedHash} />
        )}
        <TextField
          label={t('newClientSeed')}
          placeholder={t('newClientSeedHint')}
          value={clientSeed}
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value.replace(/[^\w-]/g, '').slice(0, LONGEST))}
          after={
            <Button kind="ghost" onClick={() => setTyped(freshSeed())}>
              {t('random')}
            </Button>
          }
        />
        {open && <p className={styles.text}>{t('changeWaits')}</p>}
        <Button size="large" busy={busy} disabled={open} onClick={() => void rotate()}>
          {t('change')}
        </Button>
      </section>
      {ended?.serverSeed && (
        <section className={styles.change} role="status">
          <h3>{t('endedTitle')}</h3>
          <CopyText label={t('serverSeed')} text={ended.serverSeed} />
          <CopyText label={t('clientSeed')} text={ended.clientSeed} />
          <Facts rows={[{ label: t('pairRounds'), value: formatCount(ended.nonce) }]} />
        </section>
      )}
      {fairness !== null && (
        <Link className={styles.link} to={fairness}>
          <Icon name="shield" size={18} />
          {t('toFairness')}
        </Link>
      )}
    </div>
  );
}

function freshSeed(): string {
  return randomId().replaceAll('-', '').slice(0, 20);
}
