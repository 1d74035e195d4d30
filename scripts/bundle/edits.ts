import type { ESTree } from 'vite';

/** A range of a file and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits to a file. */
export function edited(code: string, edits: readonly Edit[]): string {
  let text = '';
  let from = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    text += code.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return text + code.slice(from);
}

export function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
