const LONG = process.env.FAULTS === 'long';

/** So many kills a test makes: few in `npm test`, its share of a thousand in `npm run faults -- --long`. */
export function killsOf({ short, long }: { short: number; long: number }): number {
  return LONG ? long : short;
}
