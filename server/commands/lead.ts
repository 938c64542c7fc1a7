/** Visitor leaves the landing page's e-mail step: what is known by then is stored as a draft without an address of its own (1-LAND-21). */
import type { Application } from '#domain/application.ts';
import { isIssuerActing, NEW_APPLICATION, type User } from '#domain/session.ts';
import { submittingActor } from '#domain/statuses.ts';
import type { SubmissionReply } from '../applications/submissionReply.ts';
import type { Command } from './command.ts';

export interface Lead {
  /** Signed-in user, from the session. */
  user: User | null;
  application: Application;
}

/** Stores the answers of a lead that the call begins; a repeated call changes nothing, and gets the first one's id. */
export const lead: Command<Lead, null, SubmissionReply, 'edit'> = {
  needs: 'edit',
  isSafeTwice: true,
  readFacts: () => Promise.resolve(null),
  decide: ({ application: { id, reference, isNew }, input: { user, application } }) => {
    const reply = { id, reference, status: 'draft' as const, submitted_at: null, payment: null };
    if (!isNew) return { unchanged: reply };
    const actingAs = submittingActor({ user, application, mode: NEW_APPLICATION });
    return {
      changes: { answers: application, byStaff: isIssuerActing(user) },
      event: { kind: 'lead_stored', actingAs, facts: { status: 'draft' } },
      reply,
    };
  },
};
