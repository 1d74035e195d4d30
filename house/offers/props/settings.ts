import * as v from 'valibot';

const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366));

export const PROPS_CODE = 'props';

/** Validity of items, and the number of tries for gift codes. */
export const propsNumbers = v.object({
  /** Number of days in which an item must be used. */
  itemDays: days,
  /** Number of days in which a wheel spin from an item must be used. */
  spinDays: days,
  /** Number of gift codes that a player may try per hour. */
  tries: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export type PropsNumbers = v.InferOutput<typeof propsNumbers>;

export const PROPS: PropsNumbers = { itemDays: 90, spinDays: 7, tries: 5 };
