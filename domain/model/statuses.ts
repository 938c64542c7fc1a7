/** Life of an application after its first save: the moves between statuses, their actors, and the people notified. */
import { isAdviserAtWork } from './applicantRole.ts';
import type { Application } from './application.ts';
import {
  type ActingUser,
  type ApplicationStatus,
  type Mode,
  NEW_APPLICATION,
  SAVED_DRAFT,
  isIssuerActing,
} from './session.ts';
import type { StatusActor } from '../data/choices.ts';

export type { StatusActor };

/**
 * Statuses in which an application opens at its own address, by a link and a code: a draft for its applicant, one that waits for approval
 * for its investor.
 */
export const OPEN_STATUSES = ['draft', 'pending_approval'] as const satisfies readonly ApplicationStatus[];

export type OpenStatus = (typeof OPEN_STATUSES)[number];

/** True for a status in which an application opens by its code. */
export function isOpenStatus(status: ApplicationStatus): status is OpenStatus {
  return OPEN_STATUSES.some((open) => open === status);
}

/** An adviser's application that its investor has opened to approve it. */
export const APPROVAL: Mode = { ...SAVED_DRAFT, status: 'pending_approval', verified: true };

/** Returns the mode in which an application of this status opens once its code was given. */
export function openedMode(status: OpenStatus): Mode {
  return status === 'draft' ? { ...SAVED_DRAFT, verified: true } : APPROVAL;
}

/** A paper form that staff go on entering: a new application, with every step open that has answers. */
export const ENTRY: Mode = { ...NEW_APPLICATION, verified: true };

/** Statuses in which the issuer's staff edit an application: a rejected one is reopened first. */
export const EDITED_STATUSES = ['submitted', 'accepted'] as const satisfies readonly ApplicationStatus[];

export type EditedStatus = (typeof EDITED_STATUSES)[number];

/** Returns the status if staff edit applications of it, else null. */
export function asEditedStatus(status: ApplicationStatus): EditedStatus | null {
  return EDITED_STATUSES.find((edited) => edited === status) ?? null;
}

/** Returns the mode in which staff edit an application of this status (1-SHELL-17). */
export function editMode(status: EditedStatus): Mode {
  return { editing: true, draft: false, status, preview: false };
}

/** `service`: the service itself, once the time of a draft, or of an application that waits for approval, is over. */
export type MoveActor = StatusActor | 'service';

export interface StatusMove {
  /** Null: nothing is stored yet. */
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  by: readonly MoveActor[];
  tells: readonly StatusActor[];
}

/**
 * All moves. Saving a draft again, and the issuer's edits of a submitted application, change no status. An adviser without authority
 * reaches the issuer through the investor's approval only (2-ROLE-06, 1-ADV-07).
 */
export const STATUS_MOVES: readonly StatusMove[] = [
  { from: null, to: 'draft', by: ['investor', 'adviser', 'issuer'], tells: [] },
  { from: null, to: 'submitted', by: ['investor', 'adviser', 'issuer'], tells: ['investor', 'adviser', 'issuer'] },
  { from: null, to: 'pending_approval', by: ['adviser'], tells: ['investor', 'adviser'] },
  { from: 'draft', to: 'submitted', by: ['investor', 'adviser', 'issuer'], tells: ['investor', 'adviser', 'issuer'] },
  { from: 'draft', to: 'pending_approval', by: ['adviser'], tells: ['investor', 'adviser'] },
  { from: 'draft', to: 'withdrawn', by: ['investor', 'adviser', 'issuer', 'service'], tells: [] },
  { from: 'pending_approval', to: 'submitted', by: ['investor'], tells: ['investor', 'adviser', 'issuer'] },
  {
    from: 'pending_approval',
    to: 'withdrawn',
    by: ['investor', 'adviser', 'service'],
    tells: ['investor', 'adviser'],
  },
  { from: 'submitted', to: 'accepted', by: ['issuer'], tells: ['investor', 'adviser'] },
  { from: 'submitted', to: 'rejected', by: ['issuer'], tells: ['investor', 'adviser'] },
  { from: 'submitted', to: 'withdrawn', by: ['investor', 'adviser'], tells: ['investor', 'adviser', 'issuer'] },
  { from: 'submitted', to: 'withdrawn', by: ['issuer'], tells: ['investor', 'adviser'] },
  { from: 'accepted', to: 'completed', by: ['issuer'], tells: ['investor', 'adviser'] },
  { from: 'accepted', to: 'rejected', by: ['issuer'], tells: ['investor', 'adviser'] },
  { from: 'rejected', to: 'submitted', by: ['issuer'], tells: ['investor', 'adviser'] },
];

/** Returns the move between two statuses by this actor, or null if there is none. */
export function statusMove(from: ApplicationStatus | null, to: ApplicationStatus, actor: MoveActor): StatusMove | null {
  return STATUS_MOVES.find((move) => move.from === from && move.to === to && move.by.includes(actor)) ?? null;
}

/** True while money is payable for an application: not once it was rejected or withdrawn. */
export function isPayable(status: ApplicationStatus): boolean {
  return status !== 'rejected' && status !== 'withdrawn';
}

/** Returns the statuses to which this actor may move an application. */
export function nextStatuses(from: ApplicationStatus | null, actor: MoveActor): ApplicationStatus[] {
  return STATUS_MOVES.filter((move) => move.from === from && move.by.includes(actor)).map((move) => move.to);
}

/**
 * Returns the submitter: the issuer when acting as such; the investor when approving a waiting application; else by the applicant's role.
 */
export function submittingActor({ user, application, mode }: SubmissionContext): StatusActor {
  if (isIssuerActing(user)) return 'issuer';
  return isAdviserAtWork(application.contact_details, mode) ? 'adviser' : 'investor';
}

export interface SubmissionContext {
  user: ActingUser | null;
  application: Application;
  mode: Mode;
}

/**
 * Returns the status after a submission (2-ROLE-05 to 2-ROLE-07). An adviser without the investor's authority waits for approval; an
 * application beyond the draft stage keeps its status when it is saved again.
 */
export function statusAfterSubmission(context: SubmissionContext): ApplicationStatus {
  const { status } = context.mode;
  if (status !== null && status !== 'draft' && status !== 'pending_approval') return status;
  const hasAuthority = context.application.contact_details?.adviser_has_authority !== false;
  return submittingActor(context) === 'adviser' && !hasAuthority ? 'pending_approval' : 'submitted';
}
