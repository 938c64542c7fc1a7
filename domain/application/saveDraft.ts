import type { Application } from '../application.ts';
import { type ActingUser, type Mode, isIssuerActing } from '../session.ts';
import { draftContact } from './draftContact.ts';

export interface SaveDraftQuestion {
  /** Stored values, with those being typed on top. */
  application: Application;
  user: ActingUser | null;
  mode: Mode;
  completed: boolean;
  /** It was saved as a draft before: whoever goes on with it gets back to it, whatever its contact details say just now. */
  isKept?: boolean;
}

/**
 * True when Save as Draft is offered (1-SHELL-51, 1-DRAFT-01, 1-DRAFT-02): contact details exist, the application is no preview,
 * neither waits for approval nor is completed, and its owner can be reached: somebody signed in who is not the issuer, the contact's own user,
 * or e-mail and mobile of whoever applies.
 */
export function canSaveDraft({ application, user, mode, completed, isKept }: SaveDraftQuestion): boolean {
  const contact = application.contact_details;
  if (!contact || completed || mode.preview || mode.status === 'pending_approval') return false;
  if (user) return !isIssuerActing(user);
  if (isKept || contact.user != null) return true;
  const { email, mobile } = draftContact(contact);
  return email !== '' && mobile !== '';
}
