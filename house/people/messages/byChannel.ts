import type { Message, MessageGateway } from './gateway.ts';

/** Each channel's messages by its own gateway. */
export function byChannel(gateways: Readonly<Record<Message['channel'], MessageGateway>>): MessageGateway {
  return { send: (message) => gateways[message.channel].send(message) };
}
