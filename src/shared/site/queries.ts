import { QueryClient } from '@tanstack/react-query';

/** What pages ask the house for once, apart from what flows by itself over the channel. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});
