import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalSeparator } from '../../../i18n/format.ts';
import { CopyText } from '../../../ui/actions/CopyText.tsx';
import { chooseHasher } from '../hasher.ts';
import { isHash, isRoundId } from '../RoundPick.tsx';
import { LinkVerdict, Outcome, Step, Steps, useProof, Verdict } from '../Steps.tsx';
import styles from './DrawSteps.module.css';
import type { DrawGame } from './drawGame.ts';
import { type ProvedPick, proveDraw } from './proveDraw.ts';

/** A round as typed into the fields. */
export interface TypedDraw {
  roundId: string;
  secret: string;
  /** The public value; empty for rounds without one. */
  value: string;
  /** Empty: unknown. */
  before: string;
  /** The published values; null for fields typed by hand. */
  hmac: string | null;
  result: readonly number[] | null;
}

/** The steps from the secret to the result, each with its outcome. */
export function DrawSteps({ game, table, claim }: { game: DrawGame; table: string; claim: TypedDraw }) {
  const { t } = useTranslation(['fairnessDraws', 'fairness']);
  const proof = useProof(
    useMemo(() => {
      const { roundId, secret, value, before, hmac, result } = claim;
      if (!isHash(secret) || !isRoundId(roundId) || !(value === '' || isHash(value))) return null;
      const whole = {
        ref: { table, roundId },
        secret,
        value: value || null,
        before: before || null,
        hmac,
        result,
      };
      return () => proveDraw(whole, game.rule, chooseHasher());
    }, [game, table, claim]),
  );
  if (!proof) return null;
  return (
    <Steps>
      <Step good={proof.secretGood}>
        <CopyText label={t('step1')} text={proof.hashOfSecret} />
        <LinkVerdict good={proof.secretGood} />
      </Step>
      <Step good={proof.hmacGood}>
        {proof.blocks.map(({ message, hmac }) => (
          <CopyText key={message} label={t('step2', { message: shortened(message) })} text={hmac} />
        ))}
        {proof.hmacGood !== null && (
          <Verdict good={proof.hmacGood}>{proof.hmacGood ? t('hmacGood') : t('hmacBad')}</Verdict>
        )}
      </Step>
      <Step good={null}>
        <Picks game={game} picks={proof.picks} />
      </Step>
      <Step good={proof.resultGood}>
        <Outcome label={t('step4')} formula={proof.result.join(' · ')}>
          <Marks game={game} result={proof.result} size={32} />
        </Outcome>
        {proof.resultGood !== null && claim.result !== null && (
          <Verdict good={proof.resultGood}>
            {proof.resultGood ? (
              t('fairness:resultGood')
            ) : (
              <>
                {t('resultBad')} <Marks game={game} result={claim.result} size={20} />
              </>
            )}
          </Verdict>
        )}
      </Step>
    </Steps>
  );
}

/** A message with its public value shortened (the full value is shown above), so that it fits one line on a phone. */
function shortened(message: string): string {
  return message.replace(/[0-9a-f]{64}/, (value) => `${value.slice(0, 6)}…${value.slice(-4)}`);
}

/** How each four bytes become a number, one per line. */
function Picks({ game, picks }: { game: DrawGame; picks: readonly ProvedPick[] }) {
  const { t } = useTranslation('fairnessDraws');
  const { of } = game.rule;
  return (
    <div className={styles.picks}>
      <span className={styles.title}>{t('step3', { of })}</span>
      <ol className={styles.list}>
        {picks.map(({ bytes, float, value }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pick is identified by its position
          <li key={place} className={styles.pick}>
            <span className={styles.way}>
              <code>{bytes.replace(/(..)(?=.)/g, '$1 ')}</code>
              <span>{`= ${digits(float / 2 ** 32, 6)} × ${of} = ${digits((float * of) / 2 ** 32, 3)}`}</span>
            </span>
            <b>{value}</b>
            {game.mark(value, 28)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Truncated, not rounded: a number just below 3 must not read as 3. */
function digits(number: number, places: number): string {
  const scale = 10 ** places;
  return (Math.floor(number * scale) / scale).toFixed(places).replace('.', decimalSeparator());
}

/** All numbers of a draw as the game shows them. */
export function Marks({ game, result, size }: { game: DrawGame; result: readonly number[]; size: number }) {
  return (
    <span className={styles.marks}>
      {result.map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number is identified by its position
        <Fragment key={place}>{game.mark(value, size)}</Fragment>
      ))}
    </span>
  );
}
