/** Describes an application as its record, in the bytes that are stored. */
import { createHmac } from 'node:crypto';
import { recordOf, type RecordFacts } from '#domain/application/record.ts';
import type { Application } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { canonicalText, sha256 } from '../canonical.ts';

export interface Recording {
  offer: Offer;
  application: Application;
  facts: Omit<RecordFacts, 'digestOf'>;
  /** Key of the digests of its numbers, in base64url. */
  digestKey: string;
}

export interface DescribedRecord {
  /** Canonical JSON. */
  content: string;
  sha256: string;
  /** Size in bytes. */
  size: number;
}

/** Returns the HMAC-SHA-256 of a number under the record's key, in hexadecimal: nobody can try numbers out without the key. */
export function digestNumber(digestKey: string, number: string): string {
  return createHmac('sha256', Buffer.from(digestKey, 'base64url')).update(number, 'utf8').digest('hex');
}

export function describeRecord({ offer, application, facts, digestKey }: Recording): DescribedRecord {
  const digestOf = (number: string): string => digestNumber(digestKey, number);
  const content = canonicalText(recordOf(offer, application, { ...facts, digestOf }));
  return { content, sha256: sha256(content), size: Buffer.byteLength(content) };
}
