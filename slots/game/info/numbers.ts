import type { SlotRecord } from '../../../contract/slots/title.ts';
import type { Write } from '../texts.ts';

/** The statistics of a title as rows: name and value. */
export function numberRows(
  record: SlotRecord,
  language: string,
  write: Write,
): (readonly [string, string])[] {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const share = (rate: number) => percent.format(rate / 10_000);
  const rows: (readonly [string, string])[] = [[write('rtp'), share(record.rtp)]];
  if (record.buyRtp !== undefined) rows.push([write('rtpBuy'), share(record.buyRtp)]);
  rows.push([write('volatility'), write(`volatility${record.volatility}`)]);
  rows.push([write('hitRate'), percent.format(record.hitRate)]);
  if (record.featureRate > 0) {
    const spins = whole.format(1 / record.featureRate);
    rows.push([write('featureRate'), write('featureRateValue', { spins })]);
  }
  rows.push([write('maxWin'), write('maxWinValue', { times: whole.format(record.maxWin / 10_000) })]);
  return rows;
}
