/** Text messages, composed when they are sent, so that neither the outbox nor a dump of it holds a number or a code. */
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { StoreKeys } from '../numbers/storeKeys.ts';

/**
 * draft_code: the code. mobile_replaced: to the number whose codes opened the draft before. approval_link: the investor's link of the
 * request.
 */
export type SmsTemplate = 'draft_code' | 'mobile_replaced' | 'approval_link';

/** A message of the outbox. */
export interface StoredSms {
  id: string;
  applicationId: number;
  template: SmsTemplate;
  /** Subject of the message, such as the id of a code. */
  occasion: string;
}

export interface SmsFacts {
  database: Database;
  keys: StoreKeys;
  clock: { now(): Date };
  config: Config;
}

/** Returns the number in E.164 and the text; null if nobody is to get it any more. */
export type ComposeSms = (facts: SmsFacts, message: StoredSms) => Promise<{ to: string; text: string } | null>;

export type SmsComposers = Readonly<Record<SmsTemplate, ComposeSms>>;
