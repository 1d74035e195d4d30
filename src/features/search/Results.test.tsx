// @vitest-environment dom
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { render } from '../../ui/testRender.ts';
import { Results } from './Results.tsx';
import type { Search } from './useSearch.ts';

beforeAll(() => startI18n('en', ['common', 'search', 'catalogue']));
afterEach(() => onlineManager.setOnline(true));

const search = {
  ...{ text: 'koi', words: 'koi', kind: null, provider: '', filter: { keyword: 'koi' } },
  ...{ set: () => undefined, type: () => undefined },
} as Search;

it('shows that it waits for the network where the games for new words cannot be loaded', async () => {
  onlineManager.setOnline(false);
  await render(<Results search={search} />);
  expect(document.body.textContent).toContain('Waiting for the internet');
});
