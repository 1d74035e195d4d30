import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { pastRound } from '../../state/crashRounds.ts';
import { queries } from '../../state/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './FairnessPage.module.css';
import { latestRounds } from './latestRounds.ts';
import own from './OneRound.module.css';
import { type Claimed, ProofSteps } from './ProofSteps.tsx';

const NOTHING: Claimed = { hash: '', salt: '', before: '', target: null };

/** One round: fetched by its number, or typed in by hand, and computed step by step. */
export function OneRound() {
  const { t } = useTranslation('fairness');
  const [params, setParams] = useSearchParams();
  const asked = params.get('round') ?? '';
  const [typed, setTyped] = useState(asked);
  const [claim, setClaim] = useState(NOTHING);
  const newest = useQuery({ ...latestRounds(1), enabled: asked === '' }, queries);
  const roundId = asked || (newest.data?.[0]?.roundId ?? '');
  const query = useQuery({ ...pastRound(roundId), enabled: /^\d{1,18}$/.test(roundId) }, queries);
  const round = query.data;

  useEffect(() => setTyped(roundId), [roundId]);
  useEffect(() => {
    if (!round) return;
    const { hash, seedPubHash: salt, seedHashHash: before } = round;
    setClaim({ hash, salt, before, target: BigInt(round.target) });
  }, [round]);

  // What is typed by hand is no longer what the house published.
  const type = (change: Partial<Claimed>) => setClaim({ ...claim, target: null, ...change });
  const missing = query.isFetched && !query.isError && round === null;
  return (
    <section className={styles.card}>
      <h2>{t('oneTitle')}</h2>
      <form
        className={own.pick}
        onSubmit={(event) => {
          event.preventDefault();
          if (/^\d{1,18}$/.test(typed)) setParams({ round: typed }, { replace: true });
        }}
      >
        <TextField
          label={t('roundId')}
          inputMode="numeric"
          value={typed}
          error={missing ? t('notFound') : query.isError ? t('failed') : undefined}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 18))}
        />
        <Button type="submit" busy={query.isFetching}>
          {t('load')}
        </Button>
      </form>
      <HexField label={t('hash')} value={claim.hash} onChange={(hash) => type({ hash })} />
      <HexField label={t('salt')} value={claim.salt} onChange={(salt) => type({ salt })} />
      <HexField label={t('before')} value={claim.before} onChange={(before) => type({ before })} />
      <ProofSteps claim={claim} />
      {round && claim.target !== null && (
        <Link className={own.replay} to={`/game/crash/replay/${round.roundId}`}>
          <Icon name="play" size={16} />
          {t('replay')}
        </Link>
      )}
    </section>
  );
}

function HexField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('fairness');
  const wrong = value !== '' && !/^[0-9a-f]{64}$/.test(value);
  return (
    <div className={own.hex}>
      <TextField
        label={label}
        value={value}
        error={wrong ? t('badHash') : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value.trim().toLowerCase())}
      />
    </div>
  );
}
