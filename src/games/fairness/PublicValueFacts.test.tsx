// @vitest-environment dom
import { expect, it } from 'vitest';
import type { PublicValue } from '../../../contract/games/fairness/channel.ts';
import { sandboxValue } from '../../../contract/publicValues.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { render } from '../../ui/testRender.ts';
import { PublicValueFacts } from './PublicValueFacts.tsx';

const DRAND: PublicValue = {
  source: 'drand',
  number: '1000',
  at: 1_692_806_364_000,
  value: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
};
const SANDBOX: PublicValue = { source: 'sandbox', number: '5', at: 5, value: sandboxValue('5') };

async function shown(
  ...[value, voidCause = null]: [PublicValue | null, ('operator' | null)?]
): Promise<string> {
  await startI18n('en', ['fairness', 'common']);
  await render(<PublicValueFacts value={value} voidCause={voidCause} />);
  return document.body.textContent ?? '';
}

it('shows where a drand value can be looked up', async () => {
  const text = await shown(DRAND);
  expect(text).toContain('Value 1000 of drand');
  expect(text).not.toContain('Sandbox');
  expect(document.querySelector('a')?.href).toMatch(/^https:\/\/api\.drand\.sh\/52db9b.*\/public\/1000$/);
});

it('never shows a sandbox value without the note that it proves nothing', async () => {
  expect(await shown(SANDBOX)).toContain('this proves nothing about the operator');
  expect(document.querySelector('a')).toBeNull();
});

it('reports a mismatch for a sandbox value that is not the right one', async () => {
  expect(await shown({ ...SANDBOX, number: '6' })).toContain('does not add up');
});

it('shows why a round was void', async () => {
  expect(await shown(SANDBOX, 'operator')).toContain('void (voided by two operators)');
});

it('notes that older rounds mixed in no public value', async () => {
  expect(await shown(null)).toContain('before public values');
});
