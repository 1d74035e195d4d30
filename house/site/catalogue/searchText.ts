/** Accents and other marks, once a letter is taken apart. */
const MARKS = /\p{M}/gu;
/** Characters nobody types; PostgreSQL refuses some of them. */
const UNPRINTABLE = /\p{C}/gu;

/** A text as it is searched: without case, accents and control characters, with single spaces. */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(UNPRINTABLE, '')
    .trim();
}

/** The words of a keyword, in searchable form; every one of them has to be in what is found. */
export function searchWords(keyword: string): string[] {
  return searchText(keyword)
    .split(' ')
    .filter((word) => word !== '');
}
