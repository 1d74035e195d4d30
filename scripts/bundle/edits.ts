import type { ESTree } from 'vite';

/** A stretch of a file and what stands there instead. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A file with its edits made. */
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
