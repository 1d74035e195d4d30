import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ChipRow } from '../../../ui/actions/ChipRow.tsx';
import { type RoundRef, refFrom, refText } from '../../engine/roundRef.ts';
import { Explanation } from '../Explanation.tsx';
import { FairnessPage } from '../FairnessPage.tsx';
import { DrawRange } from './DrawRange.tsx';
import type { DrawGame } from './drawGame.ts';
import { OneDraw } from './OneDraw.tsx';

/** A game whose rounds each have a secret of their own. */
export function DrawFairnessPage({ game }: { game: DrawGame }) {
  const { t } = useTranslation(['fairnessDraws', 'fairness']);
  const [params, setParams] = useSearchParams();
  const asked = refFrom(game.tables?.map(({ key }) => key) ?? null, params.get('round') ?? '');
  const [table, setTable] = useState(asked?.table ?? game.tables?.[0]?.key ?? '');
  const ask = (ref: RoundRef) => setParams({ round: refText(ref) }, { replace: true });
  const { lead, draw, odds } = game.words;
  return (
    <FairnessPage table={`/game/${game.key}`} lead={t(lead)}>
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
        how={[t('how1'), t('how2'), t(draw)]}
        proves={[t('fairness:provesFixed'), t('proves2', { odds: t(odds) }), t('proves3'), t('proves4')]}
      />
    </FairnessPage>
  );
}
