/** Effects of a decision: all that it writes besides the application's row, answers, event, messages, documents and grants. */
import type { Allotment } from '#domain/application/allotment.ts';
import type { ReceivedPayment } from '#domain/application/receivedPayments.ts';
import type { Application } from '#domain/application.ts';
import type { Listing } from '../applications/listing.ts';
import type { NewSubmitter } from '../applications/submitters.ts';
import type { NewRecord } from '../records/records.ts';

/** Effects that read nothing: they are written in one statement with the answers and the event. */
export type WrittenEffect =
  | { kind: 'dropHandles' }
  | { kind: 'dropPresence' }
  /** Saves the record of the submitted application. */
  | { kind: 'record'; record: NewRecord }
  /** Adds an internal note of the caller's. */
  | { kind: 'note'; id: string; text: string }
  /** Adds a payment that the caller records. */
  | { kind: 'payment'; payment: ReceivedPayment & { id: string } }
  | { kind: 'removePayment'; payment: { id: string; amount: string } }
  | { kind: 'allot'; allotment: Allotment }
  | { kind: 'removeAllotment' }
  /** Keeps e-mails about decisions of the issuer from leaving. */
  | { kind: 'dropMoveEmails' }
  /** Lists the application for the issuer's staff, by these answers. */
  | { kind: 'list'; listing: Omit<Listing, 'id' | 'now'> }
  /** Records the person who submitted or approved it, with the proven contacts. */
  | { kind: 'submitter'; submitter: Omit<NewSubmitter, 'applicationId' | 'revision' | 'at'> }
  /** Releases the documents other than these. */
  | { kind: 'keepDocuments'; ids: readonly string[] }
  /** Makes a link for this address. */
  | { kind: 'link'; email: string }
  /** Lets the caller's session read the application for a while, and nothing else. */
  | { kind: 'letRead' };

/** Effects that read before they write: they are carried out one after the other, after the row is changed and before the other writes. */
export type ImmediateEffect =
  /** Ends every code and hold, and forgets the sessions that came by a link; the links stay. */
  | { kind: 'endHoldings' }
  /** Ends every link, code and hold. */
  | { kind: 'endOpenings' }
  /** Ends every hold: the session that had one is asked for a code. */
  | { kind: 'endHolds' }
  | { kind: 'endCodes' }
  /** Keeps pending messages from leaving, and late repeats of a save from restoring anything. */
  | { kind: 'closeMessagesAndKeys' }
  /** Deletes the draft for a day. */
  | { kind: 'park'; endsAt: Date }
  /** Makes a draft that was deleted for a day a draft again. */
  | { kind: 'unpark' }
  /** Removes everything except the row, the records and the history. */
  | { kind: 'removeContents' }
  /** Removes everything except the row and the history. */
  | { kind: 'empty' }
  /** Makes this the number whose codes open it; known sessions and browsers need a code too. */
  | { kind: 'replaceNumber'; mobile: string; formerly: string | null }
  /** Drops the handles of the numbers that these answers change. */
  | { kind: 'dropChangedHandles'; application: Application }
  /** Records that the draft no longer names this address, so that the owner of the address can undo the change. */
  | { kind: 'leaveAddress'; email: string }
  /** Ends the links of every other address; the caller's session continues. */
  | { kind: 'followAddress'; email: string }
  /** Sends a link to this address. */
  | { kind: 'sendLink'; email: string }
  /** Lets the caller's session hold the draft after its save. */
  | { kind: 'hold'; isShared: boolean };

export type Effect = WrittenEffect | ImmediateEffect;
