import { useTranslation } from 'react-i18next';
import type { DepositOrder } from '../../../contract/http/deposits.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';

const STATES = {
  pending: { tone: 'volt', text: 'statusPending' },
  partial: { tone: 'volt', text: 'statusPartial' },
  paid: { tone: 'teal', text: 'statusPaid' },
  expired: { tone: 'quiet', text: 'statusExpired' },
  refused: { tone: 'coral', text: 'statusRefused' },
} as const satisfies Record<DepositOrder['status'], unknown>;

/** Where an order stands, in a word. */
export function OrderStatus({ status }: Pick<DepositOrder, 'status'>) {
  const { t } = useTranslation('deposit');
  const { tone, text } = STATES[status];
  return <Badge tone={tone}>{t(text)}</Badge>;
}
