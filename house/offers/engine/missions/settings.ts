import * as v from 'valibot';

/** A positive amount in hundredths of U. */
export const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A positive count. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365));

/** Settings common to all kinds of missions. */
export const missionNumbers = {
  /** Number of days after the first. */
  days: count,
  /** Number of days after the end in which completed missions can be claimed. */
  claimDays: count,
  /** Additional bonus for all of them, in hundredths of U. */
  all: hundredths,
  /** The wagering multiple. */
  multiple: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
};

/** The bonus of each mission, in hundredths of U. */
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

/** The sum of all missions' bonuses and the bonus for all of them, in hundredths of U. */
export function totalOf({ bonuses, all }: Pick<MissionNumbers, 'bonuses' | 'all'>): number {
  return Object.values(bonuses).reduce((sum, bonus) => sum + bonus, all);
}
