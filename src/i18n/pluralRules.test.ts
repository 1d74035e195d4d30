// @vitest-environment dom
import fc from 'fast-check';
import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../contract/markets.ts';
import { knowPlurals } from './pluralRules.ts';

const TEXTS = { hours_one: 'one', hours_many: 'many', hours_other: 'other' };

it("chooses the same form as the browser's own plural rules", async () => {
  const constructed = vi.spyOn(Intl, 'PluralRules');
  const texts = i18next.createInstance();
  const started = texts.init({
    resources: Object.fromEntries(LANGUAGES.map((language) => [language, { common: TEXTS }])),
    defaultNS: 'common',
    load: 'currentOnly',
    fallbackLng: false,
  });
  knowPlurals(texts);
  await started;
  const chosen = (lng: string, count: number) => texts.t('hours' as never, { lng, count }) as string;
  const counts = fc.oneof(
    fc.constantFrom(0, 1, -1, 1.5, 2, 1_000_000, 1_000_001, 5_000_000),
    fc.integer({ min: -3_000_000, max: 3_000_000 }),
    fc.double({ min: 0, max: 100, noNaN: true }),
  );
  const tried = fc.sample(counts, 500).flatMap((count) => LANGUAGES.map((lng) => ({ lng, count })));
  const forms = tried.map(({ lng, count }) => chosen(lng, count));
  expect(constructed).not.toHaveBeenCalled();
  constructed.mockRestore();
  for (const [at, { lng, count }] of tried.entries())
    expect([lng, count, forms[at]]).toEqual([lng, count, new Intl.PluralRules(lng).select(count)]);
});
