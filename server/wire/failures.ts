/** How a call is refused, by status: what the client tells apart stands here. */
import { UNAPPROVED_ENDS } from '#domain/application/approvalEnd.ts';
import { Type, type Static } from 'typebox';
import { exactly, oneOf, text, textOrNull, texts, whole } from './kinds.ts';

const maybe = Type.Optional;

/** `reference` names the lines of the log, where something is wrong with the service. */
export const failure = exactly({ message: text, reference: maybe(text) }, 'Failure');

/** `csrf`: fetch a new token and try once more; `forbidden`: the account may not. */
export const forbidden = exactly({ code: oneOf('csrf', 'forbidden'), message: text }, 'Forbidden');

/** The draft's code has to be given at its address first; the call can be repeated then as it was. */
export const draftCodeNeeded = exactly(
  { code: oneOf('draft_code'), message: text, draft_url: text, mobile_end: text },
  'DraftCodeNeeded',
);

const draftEnd = oneOf('draft_lodged', 'draft_lodged_own', 'draft_deleted', ...UNAPPROVED_ENDS);

/** What became of a saved draft that is none any more. */
export type DraftEnd = Static<typeof draftEnd>;

/**
 * There is no such draft. To whoever had a part in it `code` says why: it was lodged (`draft_lodged_own`: by them, or for their account, who
 * may read it), deleted, by somebody or at its day, or declined by the investor who was to approve it.
 */
export const draftMissing = exactly({ code: maybe(draftEnd), message: text, reference: maybe(text) }, 'DraftMissing');

/** `session`: somebody else is acting than the page believes, or nobody any more (3-ERR-03). */
export const unauthorised = exactly({ code: oneOf('session'), message: text }, 'Unauthorised');

/** The texts to show under the field (1-UPL-04), or why the call itself is wrong. */
export const uploadRefused = exactly({ doc_file: maybe(texts), message: maybe(text) }, 'UploadRefused');

/** The text to show for both fields (3-LOGIN-02), or why the call itself is wrong. */
export const logInRefused = exactly({ username: maybe(texts), message: maybe(text) }, 'LogInRefused');

/** The text to show under the field, or why the call itself is wrong. */
export const mobileRefused = exactly({ mobile: maybe(texts), message: maybe(text) }, 'MobileRefused');

/** Somebody else has saved meanwhile. */
export const revisionStale = exactly(
  {
    message: text,
    current: exactly({ id: whole, revision: whole, saved_at: textOrNull }),
  },
  'RevisionStale',
);

/** Why the offer takes none (2-SUB-10), or what is wrong with the answers: step, path, message. */
export const submissionRefused = exactly(
  {
    offer: maybe(texts),
    errors: maybe(Type.Record(Type.String(), Type.Record(Type.String(), text))),
    message: maybe(text),
  },
  'SubmissionRefused',
);

/** No further guess would be compared with the newest code: it was used, or has ended, or has had its five tries. */
const codeOver = exactly({ code: oneOf('code_over'), message: text }, 'CodeOver');

/** The text to show (3-OTP-10, 3-DRAFT-09, 3-CALL-21), that the code is over, or why the call itself is wrong. */
export const draftRefused = Type.Union([text, codeOver, failure], { title: 'DraftRefused' });

/** The text to show where the day's codes are used up, that strangers have guessed too often, or that there were too many calls. */
export const codeLimited = Type.Union([text, failure], { title: 'CodeLimited' });

/** The texts to show under the field where the day's bytes are used up, or that there were too many calls. */
export const uploadLimited = Type.Union([uploadRefused, failure], { title: 'UploadLimited' });
