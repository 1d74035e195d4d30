import { DICE_POOLS } from '../../contract/games/dice/rules.ts';
import { DINGDONG_POOLS } from '../../contract/games/dingdong/rules.ts';
import { ROULETTE_NUMBERS } from '../../contract/games/roulette/rules.ts';
import { WINGO_NUMBERS } from '../../contract/games/wingo/rules.ts';
import { RateMark } from '../games/crash/RateMark.tsx';
import { DiceMark } from '../games/dice/DiceMark.tsx';
import { FruitMark } from '../games/dingdong/FruitMark.tsx';
import { RouletteMark } from '../games/roulette/RouletteMark.tsx';
import { WingoMark } from '../games/wingo/WingoMark.tsx';
import { Case, Cases, Part } from './Part.tsx';

const SIZES = [16, 24, 32] as const;
const RATES = [10_000n, 24_100n, 1_250_000n];
const NUMBERS = Array.from({ length: ROULETTE_NUMBERS }, (_, number) => number);

/** The games' own signs for what a round brought. */
export function Marks() {
  return (
    <Part name="Marks">
      <Cases>
        <Case state="DiceMark: 16, 24, 32">
          {SIZES.map((size) => (
            <Case key={size} state={`${size}`} row>
              {DICE_POOLS.map((face) => (
                <DiceMark key={face} face={face} size={size} />
              ))}
            </Case>
          ))}
        </Case>
        <Case state="FruitMark: 16, 24, 32">
          {SIZES.map((size) => (
            <Case key={size} state={`${size}`} row>
              {([...DINGDONG_POOLS, 'Again'] as const).map((symbol) => (
                <FruitMark key={symbol} symbol={symbol} size={size} />
              ))}
            </Case>
          ))}
        </Case>
        <Case state="WingoMark" row>
          {WINGO_NUMBERS.map((name, number) => (
            <WingoMark key={name} number={number} />
          ))}
        </Case>
        <Case state="RouletteMark" row>
          {NUMBERS.map((number) => (
            <RouletteMark key={number} number={number} />
          ))}
        </Case>
        <Case state="RateMark" row>
          {RATES.map((rate) => (
            <RateMark key={String(rate)} rate={rate} />
          ))}
        </Case>
      </Cases>
    </Part>
  );
}
