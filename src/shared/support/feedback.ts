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

/** The kinds of problems with an order, most frequent first. */
export const FEEDBACK_KINDS: readonly PayFeedback['kind'][] = ['notCredited', 'wrongAmount', 'other'];

/** The text of a kind, by the kind of order. */
export function kindText(kind: PayFeedback['kind'], of: 'deposit' | 'withdrawal') {
  if (kind === 'wrongAmount') return 'wrongAmount';
  if (kind === 'other') return 'other';
  return of === 'deposit' ? 'notCredited' : 'notArrived';
}

/** The order of a report: deposits and withdrawals have separate numbering. */
export interface FeedbackOrder {
  id: string;
  of: 'deposit' | 'withdrawal';
}

export interface NewFeedback {
  kind: PayFeedback['kind'];
  text: string;
  pictures: readonly File[];
}

/**
 * Uploads the pictures, then sends the report.
 * @throws HttpError: 667 when there are many reports about this order already
 */
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

/** The reports about an order so far, and functions to add to them. */
export interface Feedback {
  of: FeedbackOrder['of'];
  /** Storage key of an unsent text. */
  draft: string;
  /** Undefined while loading. */
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
