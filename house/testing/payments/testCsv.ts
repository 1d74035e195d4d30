/** Parses CSV strictly by RFC 4180, for tests. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let i = 0; i < text.length; ) {
    let value = '';
    if (text[i] === '"') {
      for (i++; text[i] !== '"' || text[i + 1] === '"'; i++) {
        if (text[i] === undefined) throw new Error('a quote is open');
        if (text[i] === '"') i++;
        value += text[i];
      }
      i++;
    } else {
      const end = /[,\r\n"]/g;
      end.lastIndex = i;
      const stop = end.exec(text)?.index ?? text.length;
      value = text.slice(i, stop);
      i = stop;
    }
    row.push(value);
    if (text[i] === ',') {
      i++;
      continue;
    }
    if (!text.startsWith('\r\n', i))
      throw new Error(`a row ends with ${JSON.stringify(text.slice(i, i + 2))}`);
    rows.push(row);
    row = [];
    i += 2;
  }
  return rows;
}
