/** Refusals of a call, by status: everything that the client tells apart. */
import { UNAPPROVED_ENDS } from '#domain/application/approvalEnd.ts';
import { Type, type Static } from 'typebox';
import { closedObject, oneOf, text, nullableText, textList, integer } from './kinds.ts';

const maybe = Type.Optional;

/** `reference` names the lines of the log, if something is wrong with the service. */
export const failure = closedObject({ message: text, reference: maybe(text) }, 'Failure');

/** `csrf`: fetch a new token and try once more; `forbidden`: the account has no permission. */
export const forbidden = closedObject({ code: oneOf('csrf', 'forbidden'), message: text }, 'Forbidden');

/** Refusal until the draft's code is given at its address; the call can then be repeated as it was. */
export const draftCodeNeeded = closedObject(
  { code: oneOf('draft_code'), message: text, draft_url: text, masked_mobile: text },
  'DraftCodeNeeded',
);

const draftEnd = oneOf('draft_lodged', 'draft_lodged_own', 'draft_deleted', ...UNAPPROVED_ENDS);

/** Outcome of a saved draft that is no draft any more. */
export type DraftEnd = Static<typeof draftEnd>;

/**
 * Refusal for a draft that does not exist. A caller who had a part in it gets the reason in `code`: it was submitted (`draft_lodged_own`:
 * by the caller, or for the caller's account, which may read it), deleted, by a person or at its day, or it ended without the approval of
 * its investor.
 */
export const draftMissing = closedObject(
  { code: maybe(draftEnd), message: text, reference: maybe(text) },
  'DraftMissing',
);

/** `session`: another person is acting than the page believes, or nobody any more (3-ERR-03). */
export const unauthorised = closedObject({ code: oneOf('session'), message: text }, 'Unauthorised');

/** Texts to show under the field (1-UPL-04), or the reason why the call itself is wrong. */
export const uploadRefused = closedObject({ doc_file: maybe(textList), message: maybe(text) }, 'UploadRefused');

/** Text to show for both fields (3-LOGIN-02), or the reason why the call itself is wrong. */
export const logInRefused = closedObject({ username: maybe(textList), message: maybe(text) }, 'LogInRefused');

/** Text to show under the field, or the reason why the call itself is wrong. */
export const mobileRefused = closedObject({ mobile: maybe(textList), message: maybe(text) }, 'MobileRefused');

/** Refusal because another save came in between. */
export const revisionStale = closedObject(
  {
    message: text,
    current: closedObject({ id: integer, revision: integer, saved_at: nullableText }),
  },
  'RevisionStale',
);

/** Reason why the offer takes no applications (2-SUB-10), or the errors in the answers: step, path, message. */
export const submissionRefused = closedObject(
  {
    offer: maybe(textList),
    errors: maybe(Type.Record(Type.String(), Type.Record(Type.String(), text))),
    message: maybe(text),
  },
  'SubmissionRefused',
);

/** Refusal of a guess that is not compared: the newest code was used, or has ended, or has had its five tries. */
const codeOver = closedObject({ code: oneOf('code_over'), message: text }, 'CodeOver');

/** Text to show (3-OTP-10, 3-DRAFT-09, 3-CALL-21), a code that is over, or the reason why the call itself is wrong. */
export const draftRefused = Type.Union([text, codeOver, failure], { title: 'DraftRefused' });

/** Text to show if the day's codes are used up or strangers have guessed too often; a failure after too many calls. */
export const codeLimited = Type.Union([text, failure], { title: 'CodeLimited' });

/** Texts to show under the field if the day's bytes are used up; a failure after too many calls. */
export const uploadLimited = Type.Union([uploadRefused, failure], { title: 'UploadLimited' });
