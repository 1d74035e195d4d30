import type { StatementKind, StatementLine } from '../../../contract/http/money/statement.ts';
import type { Language } from '../../../contract/markets.ts';
import type { Period } from '../../../contract/marketTime.ts';

/** Without it, spreadsheets read a file in the machine's own character set. */
const BYTE_ORDER_MARK = '\uFEFF';

const HEADINGS: Record<Language, readonly string[]> = {
  id: [
    'Entri',
    'Waktu',
    'Jenis',
    'Jumlah',
    'Saldo',
    'Mata uang',
    'Taruhan',
    'Permainan',
    'Ronde',
    'Pesanan',
    'Promosi',
  ],
  'es-MX': [
    'Asiento',
    'Hora',
    'Tipo',
    'Importe',
    'Saldo',
    'Moneda',
    'Apuesta',
    'Juego',
    'Ronda',
    'Orden',
    'Promoción',
  ],
  en: [
    'Entry',
    'Time',
    'Kind',
    'Amount',
    'Balance',
    'Currency',
    'Bet',
    'Game',
    'Round',
    'Order',
    'Promotion',
  ],
};

const KINDS: Record<Language, Record<StatementKind, string>> = {
  id: {
    grant: 'Saldo main gratis',
    stake: 'Taruhan',
    release: 'Taruhan kembali',
    profit: 'Kemenangan',
    deposit: 'Deposit',
    hold: 'Penarikan ditahan',
    returned: 'Penarikan dikembalikan',
    bonus: 'Bonus deposit',
    chargeback: 'Deposit ditarik bank',
    collection: 'Pelunasan tunggakan',
    adjustment_credit: 'Koreksi saldo',
    adjustment_debit: 'Koreksi saldo',
    reversal_credit: 'Koreksi dibatalkan',
    reversal_debit: 'Koreksi dibatalkan',
    prize: 'Hadiah',
    award: 'Bonus',
    depositBonus: 'Bonus deposit',
    bonusStake: 'Taruhan bonus',
    bonusRelease: 'Taruhan bonus kembali',
    bonusProfit: 'Kemenangan bonus',
    bonusWon: 'Bonus jadi milikmu',
    bonusExpired: 'Bonus kedaluwarsa',
    bonusGivenUp: 'Bonus dilepas',
    bonusMoved: 'Dipindah ke saldo bonus',
    providerBet: 'Taruhan',
    providerBetBack: 'Taruhan dibatalkan',
    providerWin: 'Kemenangan',
    providerWinBack: 'Kemenangan dibatalkan',
    providerBonusBet: 'Taruhan bonus',
    providerBonusBetBack: 'Taruhan bonus dibatalkan',
    providerBonusWin: 'Kemenangan bonus',
    providerBonusWinBack: 'Kemenangan bonus dibatalkan',
  },
  'es-MX': {
    grant: 'Dinero de juego',
    stake: 'Apuesta',
    release: 'Apuesta devuelta',
    profit: 'Ganancia',
    deposit: 'Depósito',
    hold: 'Retiro retenido',
    returned: 'Retiro devuelto',
    bonus: 'Bono de depósito',
    chargeback: 'Contracargo del banco',
    collection: 'Pago de adeudo',
    adjustment_credit: 'Ajuste de saldo',
    adjustment_debit: 'Ajuste de saldo',
    reversal_credit: 'Ajuste revertido',
    reversal_debit: 'Ajuste revertido',
    prize: 'Premio',
    award: 'Bono',
    depositBonus: 'Bono de depósito',
    bonusStake: 'Apuesta con bono',
    bonusRelease: 'Apuesta con bono devuelta',
    bonusProfit: 'Ganancia con bono',
    bonusWon: 'Bono liberado',
    bonusExpired: 'Bono vencido',
    bonusGivenUp: 'Bono cancelado',
    bonusMoved: 'Pasado al saldo de bono',
    providerBet: 'Apuesta',
    providerBetBack: 'Apuesta anulada',
    providerWin: 'Ganancia',
    providerWinBack: 'Ganancia anulada',
    providerBonusBet: 'Apuesta con bono',
    providerBonusBetBack: 'Apuesta con bono anulada',
    providerBonusWin: 'Ganancia con bono',
    providerBonusWinBack: 'Ganancia con bono anulada',
  },
  en: {
    grant: 'Play money',
    stake: 'Stake',
    release: 'Stake back',
    profit: 'Winnings',
    deposit: 'Deposit',
    hold: 'Withdrawal held',
    returned: 'Withdrawal returned',
    bonus: 'Deposit bonus',
    chargeback: 'Chargeback',
    collection: 'Debt repaid',
    adjustment_credit: 'Balance adjustment',
    adjustment_debit: 'Balance adjustment',
    reversal_credit: 'Adjustment reversed',
    reversal_debit: 'Adjustment reversed',
    prize: 'Prize',
    award: 'Bonus',
    depositBonus: 'Deposit bonus',
    bonusStake: 'Bonus stake',
    bonusRelease: 'Bonus stake back',
    bonusProfit: 'Bonus winnings',
    bonusWon: 'Bonus is yours now',
    bonusExpired: 'Bonus expired',
    bonusGivenUp: 'Bonus given up',
    bonusMoved: 'Moved to the bonus balance',
    providerBet: 'Stake',
    providerBetBack: 'Bet cancelled',
    providerWin: 'Winnings',
    providerWinBack: 'Winnings reversed',
    providerBonusBet: 'Bonus stake',
    providerBonusBetBack: 'Bonus bet cancelled',
    providerBonusWin: 'Bonus winnings',
    providerBonusWinBack: 'Bonus winnings reversed',
  },
};

/** The statement as CSV, batch by batch: headings first, times in the market's zone, amounts in whole units. */
export async function* csvOf(
  batches: AsyncIterable<readonly StatementLine[]>,
  language: Language,
  timeZone: string,
): AsyncGenerator<string> {
  const timeOf = clockOf(timeZone);
  yield BYTE_ORDER_MARK + record(HEADINGS[language]);
  for await (const lines of batches)
    yield lines
      .map((line) =>
        record([
          line.id,
          timeOf(line.at),
          KINDS[language][line.kind],
          wholeUnits(line.amount),
          wholeUnits(line.balance),
          line.currency,
          line.bet?.id ?? '',
          line.bet?.title ?? '',
          line.bet?.roundId ?? '',
          line.order ?? '',
          line.promotion ?? '',
        ]),
      )
      .join('');
}

/** 'statement-2026-01-01-2026-11-21.csv'. */
export function fileNameOf({ start, end }: Period, timeZone: string): string {
  const timeOf = clockOf(timeZone);
  return `statement-${timeOf(start).slice(0, 10)}-${timeOf(end - 1).slice(0, 10)}.csv`;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * One field. Text that a spreadsheet would treat as a formula gets a leading apostrophe, numbers stay numbers; quotes, commas
 * and line breaks are quoted as in RFC 4180.
 */
export function field(text: string): string {
  const harmless = /^[=+\-@\t\r\n|%]/.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function record(fields: readonly string[]): string {
  return `${fields.map(field).join(',')}\r\n`;
}

/** Minor units as a decimal number with a point: '-1250' is '-12.50'. */
function wholeUnits(minor: string): string {
  const [sign, digits] = minor.startsWith('-') ? ['-', minor.slice(1)] : ['', minor];
  const padded = digits.padStart(3, '0');
  return `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}`;
}

/** '2026-11-21 21:46:35' in the zone's local time. */
function clockOf(timeZone: string): (at: number) => string {
  // Swedish dates have the ISO 8601 format.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (at) => format.format(at);
}
