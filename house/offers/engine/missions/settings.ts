import * as v from 'valibot';

/** Above nothing, in hundredths of U. */
export const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));

/** How many, from one on. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365));

/** What missions of all kinds are set by. */
export const missionNumbers = {
  /** How many days after the first. */
  days: count,
  /** How many days after the end what was done can be claimed. */
  claimDays: count,
  /** What all of them give on top, in hundredths of U. */
  all: hundredths,
  /** How often what they give is to be staked. */
  multiple: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
};

/** What each mission gives, in hundredths of U. */
export const bonusesOf = <Name extends string>(missions: readonly Name[]) =>
  v.object(
    Object.fromEntries(missions.map((mission) => [mission, hundredths])) as Record<Name, typeof hundredths>,
  );

export interface MissionNumbers {
  days: number;
  claimDays: number;
  all: number;
  multiple: number;
  bonuses: Readonly<Record<string, number>>;
}

/** What all missions and the bonus for all of them come to, in hundredths of U. */
export function totalOf({ bonuses, all }: Pick<MissionNumbers, 'bonuses' | 'all'>): number {
  return Object.values(bonuses).reduce((sum, bonus) => sum + bonus, all);
}
