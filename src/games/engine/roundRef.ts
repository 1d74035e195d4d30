/** A round by its name: the number, and the table's name where a game has several (wingo's models), else ''. */
export interface RoundRef {
  table: string;
  roundId: string;
}

/** A round's name in addresses: '48213', 'fastest-202611200001'. */
export function refText({ table, roundId }: RoundRef): string {
  return table === '' ? roundId : `${table}-${roundId}`;
}

/** The round that an address names; null when it names none of a game with these tables (null: it has one alone). */
export function refFrom(tables: readonly string[] | null, text: string): RoundRef | null {
  const [, table = '', roundId = ''] = /^(?:([a-z]+)-)?(\d{1,18})$/.exec(text) ?? [];
  const known = tables ? tables.includes(table) : table === '';
  return known && roundId !== '' ? { table, roundId } : null;
}
