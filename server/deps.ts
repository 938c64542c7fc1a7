/** Dependencies of the server, passed in so that a test can control the clock, the ids and the outside world. */
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
import type { PdfJudge } from './documents/pdf/judge.ts';
import type { VirusScanner } from './documents/virusScan.ts';

export interface Clock {
  now(): Date;
}

/** Source of everything random. */
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
  /** Contents by their hash: documents, files of records, the offers' own files. */
  files: FileStore;
  clock: Clock;
  ids: Ids;
  mailer: Mailer;
  sms: SmsSender;
  /** Composers of the text messages, by template. */
  smsComposers: SmsComposers;
  scanner: VirusScanner;
  /** Judges uploaded PDFs; left out, the service has one of its own, which ends with it. */
  pdfJudge?: PdfJudge;
  lookups: Lookups;
  /** Requests of this process. */
  activity: Activity;
  /** True when the process has been asked to stop and should get no more work. */
  isStopping?: () => boolean;
  logLevel: 'warn' | 'silent';
  /** Destination of log lines; standard output if left out. */
  logStream?: Writable;
}

/** Part of the dependencies that a command needs. */
export type CommandDeps = Pick<ServerDeps, 'database' | 'clock' | 'ids' | 'keys'>;
