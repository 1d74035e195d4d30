import { expect, it } from 'vitest';
import { nameProblem } from './nameProblem.ts';

it.each([
  ['Elang Gesit 42', null],
  ['  Bu Sri  ', null],
  ['José 🎉', null],
  ['', 'nameEmpty'],
  ['   ', 'nameEmpty'],
  ['x'.repeat(24), null],
  ['x'.repeat(25), 'nameLong'],
  ['a\u202eb', 'nameStrange'],
  ['a\u0000b', 'nameStrange'],
])('%j is %s', (name, problem) => expect(nameProblem(name)).toBe(problem));
