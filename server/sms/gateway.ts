/** Sending of text messages: through a gateway, or not at all if only the development outbox is wanted. */
import type { TimeLimit } from '../jobs/timeLimit.ts';

export interface Sms {
  /** The same at every attempt; the gateway's reports name it. */
  id: string;
  /** Number in E.164. */
  to: string;
  text: string;
}

export interface SmsSender {
  /**
   * Resolves when the gateway has accepted the message. Once the hold is over nothing is handed on any more.
   * @throws NumberRefused when trying again is of no use; any other Error when it has to be tried again
   */
  send(sms: Sms, hold: TimeLimit): Promise<void>;
}

/** Nothing leaves the machine: the messages can be read at /dev/outbox/. */
export const developmentSms: SmsSender = { send: async () => undefined };

/** The gateway does not send to this number, today or later. */
export class NumberRefused extends Error {
  override readonly name = 'NumberRefused';
  readonly code = 'number_refused';
  constructor() {
    super('a number gets no text messages');
  }
}

/** The gateway has not accepted the message. The code is one word, fit for logs; neither quotes the message. */
export class SmsNotTaken extends Error {
  override readonly name = 'SmsNotTaken';
  readonly code: string;
  constructor(code: string) {
    super('the gateway has not taken a text message');
    this.code = code;
  }
}
