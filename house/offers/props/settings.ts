import * as v from 'valibot';

const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366));

export const PROPS_CODE = 'props';

/** How long items hold, and how many gift codes may be tried. */
export const propsNumbers = v.object({
  /** An item is to be used so many days after it came. */
  itemDays: days,
  /** A spin that an item became is to be turned within so many. */
  spinDays: days,
  /** Gift codes that a player may try within an hour. */
  tries: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export type PropsNumbers = v.InferOutput<typeof propsNumbers>;

export const PROPS: PropsNumbers = { itemDays: 90, spinDays: 7, tries: 5 };
