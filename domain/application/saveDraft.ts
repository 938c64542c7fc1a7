import type { Application } from '../model/application.ts';
import { type ActingUser, type Mode, isEditingLodged, isIssuerActing } from '../model/session.ts';
import { draftContact } from './draftContact.ts';

export interface SaveDraftQuestion {
  /** Stored values, with the values being typed on top. */
  application: Application;
  user: ActingUser | null;
  mode: Mode;
  completed: boolean;
}

/**
 * True when Save as Draft is offered (1-SHELL-51, 1-DRAFT-01, 1-DRAFT-02): contact details exist, the application is no preview, neither
 * waits for approval nor was submitted, and its owner can be reached. That is a signed-in user who does not act for the issuer, the
 * contact's own user, or the applicant's e-mail and mobile.
 */
export function canSaveDraft(question: SaveDraftQuestion): boolean {
  const { application, user } = question;
  if (!canBeDraft(question) || isIssuerActing(user)) return false;
  if (user || application.contact_details?.user != null) return true;
  const { email, mobile } = draftContact(application.contact_details);
  return email !== '' && mobile !== '';
}

/**
 * True if the page saves by itself (design section 3): a signed-in user's application, a paper form that staff enter, or an application saved
 * as a draft before (`isKept`). The owner gets back to such a draft whatever its contact details say now.
 */
export function isAutosaved({ isKept, ...question }: SaveDraftQuestion & { isKept: boolean }): boolean {
  if (isKept || isIssuerActing(question.user)) return canBeDraft(question);
  return question.user !== null && canSaveDraft(question);
}

function canBeDraft({ application, mode, completed }: SaveDraftQuestion): boolean {
  if (!application.contact_details || completed || mode.preview || mode.status === 'pending_approval') return false;
  return !isEditingLodged(mode);
}
