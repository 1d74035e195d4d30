// Generated from operations.graphql by scripts/codegen.ts (npm run codegen): not to be edited.

import { operation } from '../operation.ts';
import type { ChatReason, ChatRight } from './channel.ts';

export type ChatMessageFragment = { id: string, userId: string, name: string, avatar: number, at: number, text: string, covered: boolean, mentions: Array<{ userId: string, name: string }>, win: ChatWinFragment | null };

export type ChatWinFragment = { betId: string, roundId: string, amount: string, payout: string, rate: string, currency: string };

export type ChatStandingFragment = { right: ChatRight, until: number | null, nextAt: number, slowMs: number, ignored: Array<{ userId: string, name: string }> };

export type ChatMessagesQueryVariables = {
  room: string;
  count?: number | null;
  before?: string | null;
};

export interface ChatMessagesQuery { chatMessages: Array<ChatMessageFragment> }

export type ChatStandingQueryVariables = {
  room: string;
};

export interface ChatStandingQuery { chatStanding: ChatStandingFragment }

export type ChatWinsQueryVariables = {
  room: string;
};

export interface ChatWinsQuery { chatWins: Array<ChatWinFragment> }

export type ChatSendMutationVariables = {
  key: string;
  room: string;
  text: string;
  mentions?: Array<string> | string | null;
};

export interface ChatSendMutation { chatSend: { nextAt: number, message: ChatMessageFragment } }

export type ChatShareWinMutationVariables = {
  key: string;
  room: string;
  roundId: string;
  betId: string;
};

export interface ChatShareWinMutation { chatShareWin: { nextAt: number, message: ChatMessageFragment } }

export type ChatReportMutationVariables = {
  messageId: string;
  reason: ChatReason;
};

export interface ChatReportMutation { chatReport: { messageId: string } }

export type ChatIgnoreMutationVariables = {
  userId: string;
  ignored: boolean;
};

export interface ChatIgnoreMutation { chatIgnore: { ignored: Array<{ userId: string, name: string }> } }

export type ChatNewsSubscriptionVariables = {
  room: string;
};

export interface ChatNewsSubscription { chatNews: { removed: Array<string>, messages: Array<ChatMessageFragment> } }

export type ChatLatestSubscriptionVariables = {
  room: string;
};

export interface ChatLatestSubscription { chatLatest: { id: string | null, mentioned: boolean } }

/** /chat/messages */
export const chatMessages = operation<ChatMessagesQuery['chatMessages'], ChatMessagesQueryVariables>(
  'chatMessages',
  'query ChatMessages($room:ID!$count:Int$before:ID){chatMessages(room:$room count:$count before:$before){id userId name avatar at text covered mentions{userId name}win{betId roundId amount payout rate currency}}}',
);

/** /chat/standing */
export const chatStanding = operation<ChatStandingQuery['chatStanding'], ChatStandingQueryVariables>(
  'chatStanding',
  'query ChatStanding($room:ID!){chatStanding(room:$room){right until nextAt slowMs ignored{userId name}}}',
);

/** /chat/wins */
export const chatWins = operation<ChatWinsQuery['chatWins'], ChatWinsQueryVariables>(
  'chatWins',
  'query ChatWins($room:ID!){chatWins(room:$room){betId roundId amount payout rate currency}}',
);

/** /chat/send */
export const chatSend = operation<ChatSendMutation['chatSend'], ChatSendMutationVariables>(
  'chatSend',
  'mutation ChatSend($key:ID!$room:ID!$text:String!$mentions:[ID!]){chatSend(key:$key room:$room text:$text mentions:$mentions){message{id userId name avatar at text covered mentions{userId name}win{betId roundId amount payout rate currency}}nextAt}}',
);

/** /chat/win */
export const chatShareWin = operation<ChatShareWinMutation['chatShareWin'], ChatShareWinMutationVariables>(
  'chatShareWin',
  'mutation ChatShareWin($key:ID!$room:ID!$roundId:ID!$betId:ID!){chatShareWin(key:$key room:$room roundId:$roundId betId:$betId){message{id userId name avatar at text covered mentions{userId name}win{betId roundId amount payout rate currency}}nextAt}}',
);

/** /chat/report */
export const chatReport = operation<ChatReportMutation['chatReport'], ChatReportMutationVariables>(
  'chatReport',
  'mutation ChatReport($messageId:ID!$reason:ChatReason!){chatReport(messageId:$messageId reason:$reason){messageId}}',
);

/** /chat/ignore */
export const chatIgnore = operation<ChatIgnoreMutation['chatIgnore'], ChatIgnoreMutationVariables>(
  'chatIgnore',
  'mutation ChatIgnore($userId:ID!$ignored:Boolean!){chatIgnore(userId:$userId ignored:$ignored){ignored{userId name}}}',
);

/** /chat/{room}/news */
export const chatNews = operation<ChatNewsSubscription['chatNews'], ChatNewsSubscriptionVariables>(
  'chatNews',
  'subscription ChatNews($room:ID!){chatNews(room:$room){messages{id userId name avatar at text covered mentions{userId name}win{betId roundId amount payout rate currency}}removed}}',
);

/** /chat/{room}/latest */
export const chatLatest = operation<ChatLatestSubscription['chatLatest'], ChatLatestSubscriptionVariables>(
  'chatLatest',
  'subscription ChatLatest($room:ID!){chatLatest(room:$room){id mentioned}}',
);
