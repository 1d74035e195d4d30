import { WINGO_MODELS } from '../../../../contract/games/wingo/rules.ts';
import { Stretch } from '../../frame/Stretch.tsx';
import { TABLES, useModelState } from './wingoTables.ts';

function stopAuto(): void {
  for (const model of WINGO_MODELS) TABLES[model].auto.stop('reminder');
}

/** The player's time and result at wingo, all models together. A bet counts as being played until its ball is shown. */
export function WingoStretch() {
  const played = [usePlayed('fastest'), usePlayed('faster'), usePlayed('standard')];
  return (
    <Stretch
      busy={played.some(({ busy }) => busy)}
      moved={played
        .map(({ moved }) => moved ?? '')
        .join(' ')
        .trim()}
      onRemind={stopAuto}
    />
  );
}

function usePlayed(model: keyof typeof TABLES): { busy: boolean; moved: string | null } {
  const busy = useModelState(
    model,
    ({ game, intents }) => intents.length > 0 || (game.round?.owns.some((own) => own > 0n) ?? false),
  );
  const moved = useModelState(model, ({ decision }) => decision?.roundId ?? null);
  return { busy, moved };
}
