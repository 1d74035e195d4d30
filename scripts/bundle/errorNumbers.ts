import type { Plugin } from 'vite';
import { ErrorCode } from '../../contract/errors.ts';

const NAMED = /\bErrorCode\.(\w+)\b/g;

/** Writes codes of errors as their numbers where they are named: the list of all of them stays out of the site's entry. */
export function errorNumbers(): Plugin {
  return {
    name: 'kilat:error-numbers',
    apply: 'build',
    transform(code, id) {
      if (!/\/(src|contract)\/[^?]+\.tsx?$/.test(id) || !code.includes('ErrorCode.')) return null;
      const numbered = code.replace(NAMED, (whole, name: string) =>
        name in ErrorCode ? String(ErrorCode[name as keyof typeof ErrorCode]) : whole,
      );
      // A line stays the line it was.
      return { code: numbered, map: null };
    },
  };
}
