import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  feedbackCallback,
  type PayFeedback,
  payFeedbackAdd,
  payFeedbacks,
} from '../../../contract/http/money/deposits.ts';
import { siteUploaded } from '../../../contract/http/site/uploads.ts';
import { http } from '../../net/backend.ts';
import { uploadImages } from '../../net/upload.ts';
import { useSession } from '../account/session.ts';

/** What can be wrong with an order, the most frequent first. */
export const FEEDBACK_KINDS: readonly PayFeedback['kind'][] = ['notCredited', 'wrongAmount', 'other'];

/** The text of one, by what the order is. */
export function kindText(kind: PayFeedback['kind'], of: 'deposit' | 'withdrawal') {
  if (kind === 'wrongAmount') return 'wrongAmount';
  if (kind === 'other') return 'other';
  return of === 'deposit' ? 'notCredited' : 'notArrived';
}

/** What is said about an order: deposits and withdrawals are numbered apart. */
export interface FeedbackOrder {
  id: string;
  of: 'deposit' | 'withdrawal';
}

export interface NewFeedback {
  kind: PayFeedback['kind'];
  text: string;
  pictures: readonly File[];
}

/** Sends pictures first, then what is said with them. @throws HttpError: 667 much was said about this order already */
export async function sendFeedback(
  client: QueryClient,
  { id, of }: FeedbackOrder,
  { kind, text, pictures }: NewFeedback,
): Promise<void> {
  const images = pictures.length > 0 ? await uploadImages('feedback', pictures) : [];
  const feedback = { id, of, kind, text, images: images.map(({ name }) => name) };
  await http.send(payFeedbackAdd, feedback, { quiet: [ErrorCode.tooFrequent] });
  await client.invalidateQueries({ queryKey: ['feedback', of, id] });
}

/** What was said about an order so far, and the ways to say more. */
export interface Feedback {
  of: FeedbackOrder['of'];
  /** Under which an unsent text is kept. */
  draft: string;
  /** Undefined while they are on their way. */
  feedbacks: readonly PayFeedback[] | undefined;
  failed: boolean;
  onRetry: () => void;
  onSend: (feedback: NewFeedback) => Promise<void>;
  onSolved: (feedback: string, solved: boolean) => Promise<void>;
  loadPicture: (name: string) => Promise<Blob>;
}

/** The props of FeedbackThread for an order. */
export function useFeedback({ id, of }: FeedbackOrder): Feedback {
  const client = useQueryClient();
  const player = useSession((session) => session.player?.id);
  const queryKey = ['feedback', of, id, player];
  const query = useQuery({
    queryKey,
    queryFn: () => http.send(payFeedbacks, { id, of }, { quiet: [ErrorCode.notFound] }),
    enabled: player !== undefined && id !== '',
  });
  return {
    of,
    draft: `kilat.feedback.${of}.${id}`,
    feedbacks: query.data?.feedbacks,
    failed: query.isError,
    onRetry: () => void query.refetch(),
    onSend: (feedback: NewFeedback) => sendFeedback(client, { id, of }, feedback),
    onSolved: async (feedback: string, solved: boolean) => {
      await http.send(feedbackCallback, { id: feedback, solved });
      await client.invalidateQueries({ queryKey });
    },
    loadPicture: (name: string) => http.file(siteUploaded, { name }, { quiet: true }),
  };
}
