/** Parts of the issuer's page of an application that nobody else sees. */
import type { StatusActor } from '../data/choices.ts';
import { submitterTexts } from './record.ts';

export const issuerPageTexts = {
  previous: 'Previous',
  next: 'Next',
  list: 'Applications in the list',
  endOfList: 'The list has no further application.',
  stepFailed: 'The list could not be loaded. Check your connection and try again.',

  failedTitle: 'Documents, notes and history could not be loaded',

  signedOut: 'You are no longer signed in for the issuer. Log in again to go on.',

  readiness: 'Required documents',
  noneNeeded: 'This application needs no documents.',

  view: (filename: string) => `View ${filename}`,
  hide: (filename: string) => `Hide ${filename}`,

  /** `name`: the label of the number, such as TFN. */
  reasonTitle: (name: string) => `Show ${name}?`,
  reasonHelp: 'Your name, the time and the reason are added to the history of the application.',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  reasons: {
    registry: 'To enter it in the register',
    identity_check: 'To check the investor’s identity',
    payment: 'To match or make a payment',
    correction: 'To correct the application',
    investor_request: 'The investor asked for it',
  },
  cancel: 'Cancel',

  notes: 'Internal notes',
  notesHelp: 'Only the issuer’s staff see them. They cannot be changed or removed.',
  olderNotes: (count: number) => (count === 1 ? '1 older note' : `${count} older notes`),
  noNotes: 'No notes yet.',
  note: 'New note',
  addNote: 'Add note',
  noteBlank: 'Enter a note.',
  noteTooLong: (length: number, most: number) =>
    `The note is too long: it has ${length.toLocaleString('en-AU')} characters, the maximum is ${most.toLocaleString('en-AU')}.`,
  notesFull: 'This application has the maximum number of notes.',
  noteFailed: 'The note was not saved. Check your connection and try again.',
  noteAdded: 'The note was added.',

  emails: 'Emails',
  noEmails: 'No emails yet.',
  emailKinds: {
    confirmation: 'Confirmation to the investor',
    adviser_confirmation: 'Confirmation to the adviser',
    investor_copy: 'Copy to the investor',
    approval_request: 'Request for approval to the investor',
    approved_notice: 'Notice of the approval to the adviser',
    declined: 'Confirmation of the refusal to the investor',
    declined_notice: 'Notice of the refusal to the adviser',
    approval_ending: 'Reminder of the approval to the investor',
    approval_ending_notice: 'Reminder of the approval to the adviser',
    approval_expired: 'Notice of the missed approval to the investor',
    approval_expired_notice: 'Notice of the missed approval to the adviser',
    issuer_notice: 'Notice to the issuer',
    accepted: 'Notice of the acceptance to the investor',
    accepted_notice: 'Notice of the acceptance to the adviser',
    completed: 'Notice of the allotment to the investor',
    completed_notice: 'Notice of the allotment to the adviser',
    rejected: 'Notice to the investor that it was not accepted',
    rejected_notice: 'Notice to the adviser that it was not accepted',
    reopened: 'Notice of the reopening to the investor',
    reopened_notice: 'Notice of the reopening to the adviser',
    withdrawn: 'Notice of the withdrawal to the investor',
    withdrawn_notice: 'Notice of the withdrawal to the adviser',
    edited: 'Notice of the changes to the investor',
    edited_notice: 'Notice of the changes to the adviser',
    payment_received: 'Notice of the payment to the investor',
    payment_received_notice: 'Notice of the payment to the adviser',
    payment_removed: 'Notice to the investor that a payment was recorded by mistake',
    payment_removed_notice: 'Notice to the adviser that a payment was recorded by mistake',
  },
  emailStates: {
    waiting: () => 'Waiting to be sent',
    sent: (moment: string) => `Sent on ${moment}`,
    given_up: () => 'Not sent',
  },

  history: 'History',
  older: 'Older entries are not shown.',
  /** Person in a sentence: the name that is known, or the role. */
  who: (role: StatusActor, name: string | null) => name ?? submitterTexts[role],
  events: {
    submitted: (who: string) => `${who} submitted the application.`,
    approved: (who: string) => `${who} approved the application.`,
    record_opened: (who: string) => `${who} opened the submitted application with a code.`,
    mobile_changed: (who: string) => `${who} changed the mobile number for codes.`,
    number_revealed: (who: string, reason: string) => `${who} looked at a tax number. Reason: ${reason}.`,
    note_added: (who: string) => `${who} added a note.`,
    edit_opened: (who: string) => `${who} opened the application to edit it.`,
    move_taken_back: (who: string) => `${who} took the decision back.`,
  },
  edited: (who: string, questions: string) =>
    questions === '' ? `${who} changed the application.` : `${who} changed the application. Questions: ${questions}.`,
  ownReason: 'Continuing the application',
  /** A question, with the step that it is on. */
  question: (step: string, label: string) => `${step}: ${label}`,
} as const;
