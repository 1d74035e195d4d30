import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimedAward } from '../../../contract/http/promotions.ts';
import { formatMoney } from '../../i18n/format.ts';
import { HttpError } from '../../net/errors.ts';
import { randomId } from '../../net/storage.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { useSession } from '../account/session.ts';
import { hearWallet } from '../wallet/walletStore.ts';
import { promotionsKey } from './queries.ts';

/**
 * Claims what a promotion gives, by its own call (`send`). A press after a lost answer is the same claim; the toast says what came, the
 * wallet shows it at once and everything about promotions is read again. Errors are told by the net.
 */
export function useClaim<Input>(
  send: (input: Input, options: { key: string }) => Promise<ClaimedAward>,
  onClaimed?: (claimed: ClaimedAward) => void,
) {
  const { t } = useTranslation('promotions');
  const client = useQueryClient();
  const userId = useSession(({ player }) => player?.id ?? null);
  const keys = useRef(new Map<string, string>());
  const [claiming, setClaiming] = useState<string | null>(null);

  async function claim(input: Input): Promise<void> {
    const what = JSON.stringify(input) ?? '';
    const key = keys.current.get(what) ?? randomId();
    keys.current.set(what, key);
    setClaiming(what);
    try {
      const claimed = await send(input, { key });
      keys.current.delete(what);
      const { award, balance, sequence } = claimed;
      hearWallet({ balance, sequence });
      if (award.kind === 'cash')
        toast(
          'success',
          t(award.turnover > 0 ? 'claimedBonus' : 'claimedToast', {
            amount: formatMoney(BigInt(award.amount)),
          }),
        );
      onClaimed?.(claimed);
    } catch (error) {
      // What was refused is over; what got lost may have been done.
      if (error instanceof HttpError && error.failure === 'refusal') keys.current.delete(what);
    } finally {
      setClaiming(null);
      void client.invalidateQueries({ queryKey: promotionsKey(userId) });
    }
  }

  return {
    claim: (input: Input) => void claim(input),
    /** Whether a claim, or the claim of this input, is on its way. */
    isClaiming: (input?: Input) =>
      claiming !== null && (input === undefined || claiming === (JSON.stringify(input) ?? '')),
  };
}
