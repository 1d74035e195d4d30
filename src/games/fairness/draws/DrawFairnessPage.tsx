import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ChipRow } from '../../../ui/actions/ChipRow.tsx';
import { type RoundRef, refFrom, refText } from '../../engine/roundRef.ts';
import { Explanation } from '../Explanation.tsx';
import { FairnessPage } from '../FairnessPage.tsx';
import { DrawRange } from './DrawRange.tsx';
import type { DrawGame, DrawWords } from './drawGame.ts';
import { OneDraw } from './OneDraw.tsx';

/** A game whose rounds each have a secret of their own. */
export function DrawFairnessPage({ game, words }: { game: DrawGame; words: DrawWords }) {
  const { t } = useTranslation(['fairnessDraws', 'fairness']);
  const [params, setParams] = useSearchParams();
  const asked = refFrom(game.tables?.map(({ key }) => key) ?? null, params.get('round') ?? '');
  const [table, setTable] = useState(asked?.table ?? game.tables?.[0]?.key ?? '');
  const ask = (ref: RoundRef) => setParams({ round: refText(ref) }, { replace: true });
  return (
    <FairnessPage table={`/game/${game.key}`} lead={words.lead}>
      {game.tables && (
        <ChipRow
          label={t('tables')}
          options={game.tables.map(({ key, seconds }) => ({ key, label: t('tableOf', { seconds }) }))}
          value={table}
          onChange={(key) => {
            setTable(key);
            setParams({}, { replace: true });
          }}
        />
      )}
      <OneDraw key={table} game={game} table={table} asked={asked} onAsk={ask} />
      <DrawRange key={`range ${table}`} game={game} table={table} />
      <Explanation
        how={[t('how1'), t('how2'), words.draw]}
        proves={[t('fairness:provesFixed'), t('proves2', { odds: words.odds }), t('proves3'), t('proves4')]}
      />
    </FairnessPage>
  );
}
