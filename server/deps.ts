/** What the server is given from outside, so that a test can hold the clock, the ids and the outside world. */
import type { Writable } from 'node:stream';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { StoreKeys } from './numbers/storeKeys.ts';
import type { Activity } from './http/activity.ts';
import type { Mailer } from './outbox/mailer.ts';
import type { SmsSender } from './sms/gateway.ts';
import type { SmsComposers } from './sms/messages.ts';
import type { Lookups } from './lookups/lookups.ts';
import type { FileStore } from './storage/fileStore.ts';
import type { VirusScanner } from './documents/virusScan.ts';

export interface Clock {
  now(): Date;
}

/** Everything random. */
export interface Ids {
  uuid(): string;
  /** 256 random bits, base64url. */
  secret(): string;
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
}

export interface ServerDeps {
  config: Config;
  database: Database;
  keys: StoreKeys;
  /** Contents by their hash: documents, files of records, the offers' own. */
  files: FileStore;
  clock: Clock;
  ids: Ids;
  mailer: Mailer;
  sms: SmsSender;
  /** What each text message says. */
  smsComposers: SmsComposers;
  scanner: VirusScanner;
  lookups: Lookups;
  /** Calls of this process. */
  activity: Activity;
  /** Whether the process has been asked to stop, and should get no more work. */
  isStopping?: () => boolean;
  logLevel: 'warn' | 'silent';
  /** Where log lines go; standard output where nothing is said. */
  logStream?: Writable;
}
