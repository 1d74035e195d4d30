import { wingoPastRound } from '../../../../contract/games/wingo/operations.ts';
import {
  WINGO_MODELS,
  WINGO_NUMBERS,
  WINGO_TIMING,
  type WingoModel,
} from '../../../../contract/games/wingo/rules.ts';
import { channel } from '../../../net/backend.ts';
import { DrawFairnessPage } from '../../fairness/draws/DrawFairnessPage.tsx';
import { type DrawGame, mixedIn } from '../../fairness/draws/drawGame.ts';
import { WINGO_DRAW } from '../engine/wingo.ts';
import { WingoMark } from '../WingoMark.tsx';

const WINGO: DrawGame = {
  key: 'wingo',
  rule: WINGO_DRAW,
  tables: WINGO_MODELS.map((key) => ({ key, seconds: WINGO_TIMING.round[key] / 1_000 })),
  rounds: async ({ table, count, before }) => {
    const variables = { model: table as WingoModel, count, before };
    const rounds = await channel.request(wingoPastRound, variables, { quiet: true });
    return rounds.map(({ model, phase, serverSeed, serverSeedHash, roundHash, result, ...past }) => ({
      ref: { table: model, roundId: phase },
      secret: serverSeed,
      ...mixedIn(past),
      before: serverSeedHash,
      hmac: roundHash,
      result: [result],
    }));
  },
  mark: (number, size) => <WingoMark number={number} size={size} />,
  kinds: WINGO_NUMBERS.map((key, number) => ({ key, values: [number] })),
  python: "int.from_bytes(h[:4],'big')*10>>32",
};

/** Fairness page of wingo: one number from the secret of each round of each model. */
export default function WingoFairnessPage() {
  return <DrawFairnessPage game={WINGO} />;
}
