// @vitest-environment dom
import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../ui/testRender.ts';
import { promotionsKey } from '../queries.ts';
import { setClaimable } from './awardsNews.ts';
import { usePromotionNews } from './usePromotionNews.ts';

let fetched: string[] = [];

function Shown({ name, of }: { name: string; of: readonly string[] | null }) {
  useQuery({
    queryKey: promotionsKey(null, of, name),
    queryFn: () => fetched.push(name),
  });
  return null;
}

function Page() {
  usePromotionNews();
  return (
    <>
      <Shown name="checkIn" of={['checkIn']} />
      <Shown name="checkInVip" of={['checkInVip', 'vip']} />
      <Shown name="all" of={null} />
    </>
  );
}

beforeEach(async () => {
  await render(<Page />);
  await vi.waitFor(() => expect(new Set(fetched)).toEqual(new Set(['checkIn', 'checkInVip', 'all'])));
  fetched = [];
});

const change = (promotions: readonly string[] | null) => act(async () => setClaimable(1, promotions));

it('refetches only what a change of awards affects', async () => {
  await change(['checkIn']);
  await vi.waitFor(() => expect(fetched).toEqual(['checkIn', 'all']));
  fetched = [];
  await change(['vip', 'cashback']);
  await vi.waitFor(() => expect(fetched).toEqual(['checkInVip', 'all']));
});

it('refetches everything when it is unknown what changed', async () => {
  await change(null);
  await vi.waitFor(() => expect(fetched).toEqual(['checkIn', 'checkInVip', 'all']));
});
