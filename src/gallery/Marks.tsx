import { GAME_MARKS } from './gameMarks.ts';
import { Case, Cases, Part } from './Part.tsx';

const MARKS = [...GAME_MARKS].sort((a, b) => a.at - b.at);

/** The games' marks for round results. */
export function Marks() {
  return (
    <Part name="Marks">
      <Cases>
        {MARKS.map(({ name, sizes, marks }) =>
          sizes ? (
            <Case key={name} state={`${name}: ${sizes.join(', ')}`}>
              {sizes.map((size) => (
                <Case key={size} state={`${size}`} row>
                  {marks(size)}
                </Case>
              ))}
            </Case>
          ) : (
            <Case key={name} state={name} row>
              {marks()}
            </Case>
          ),
        )}
      </Cases>
    </Part>
  );
}
