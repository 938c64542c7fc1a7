/** Submission that was checked, and not written yet. */
import type { Application } from '#domain/application.ts';
import type { RecordedOfferDocument } from '#domain/application/record.ts';
import type { Offer } from '#domain/offer.ts';
import type { User } from '#domain/session.ts';
import type { Caller } from '../budgets/caller.ts';
import type { SubmittedDocument } from '../documents/documents.ts';
import type { CallerSession } from '../sessions/sessions.ts';
import type { KeyedRequest } from './idempotency.ts';
import type { Draft } from './repository.ts';
import type { Size } from './work/size.ts';

export interface CheckedSubmission {
  session: CallerSession;
  caller: Caller;
  /** Signed-in user, from the session. */
  user: User | null;
  offer: Offer;
  /** Documents of the offer as they are served at this moment. */
  offerDocuments: RecordedOfferDocument[];
  application: Application;
  /** Documents that it names, by id. */
  documents: SubmittedDocument[];
  /** Draft that is submitted; null if the application is new. */
  draft: Draft | null;
  /** Revision of the draft; null if the application is new. */
  revision: number | null;
  fileKey: string | null;
  keyed: KeyedRequest;
  size: Size;
}
