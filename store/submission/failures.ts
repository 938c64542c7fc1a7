import type { ApiError, StepFieldErrors } from '#api/apiError.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import { submissionTexts } from '#domain/texts/submission.ts';
import { problemText } from '#domain/texts/ui.ts';
import type { ElsewhereReason, SubmissionFailure } from '../events.ts';

const NO_ERRORS: StepFieldErrors = Object.freeze({});

/** The service's word that the attempt is closed and nothing was lodged by it. */
export const NEVER_ARRIVED: SubmissionFailure = {
  reason: 'neverArrived',
  message: submissionTexts.failed,
  errors: NO_ERRORS,
  isSettled: true,
};

/**
 * What a refusal means for the attempt; null where nobody can tell yet whether the application was lodged: no answer came, something
 * between here and the service answered in its place, or the attempt is still under way.
 */
export function failureOf(error: ApiError): SubmissionFailure | null {
  switch (error.kind) {
    case 'network':
      return null;
    case 'invalid':
      return { reason: 'refused', message: submissionTexts.failed, errors: error.errors, isSettled: true };
    case 'offer':
      return { reason: 'offer', message: error.message, errors: NO_ERRORS, isSettled: true };
    case 'notFound':
      return elsewhere(error.became ?? 'gone');
    case 'conflict':
      if (error.reason === 'staleRevision') return elsewhere('savedElsewhere');
      if (error.reason === 'inFlight') return null;
      // That an earlier version has arrived is what trying again would not tell.
      if (error.reason === 'keyReused')
        return { ...FAILED, reason: 'lodgedBefore', message: submissionTexts.lodgedBefore };
      return FAILED;
    case 'server':
      if (isOfTheWay(error.status)) return null;
      return limitedOr(error, FAILED);
    default:
      return FAILED;
  }
}

/**
 * The service says that it failed. The key stays: a session that ended is told before anybody looks whether an earlier try with it was
 * lodged.
 */
const FAILED: SubmissionFailure = {
  reason: 'failed',
  message: submissionTexts.failed,
  errors: NO_ERRORS,
  isSettled: false,
};

function limitedOr(error: ApiError, failed: SubmissionFailure): SubmissionFailure {
  const message = limitWords(error);
  return message === null ? failed : { ...failed, reason: 'limited', message };
}

/**
 * The service's words above a budget or a limit: with the time when it goes on, or of the first answer that is too long, with its step by
 * the title that `titleOf` gives; null of any other failure.
 */
export function limitWords(error: ApiError, titleOf?: (step: string) => string | undefined): string | null {
  if (error.kind === 'invalid') {
    const [first] = Object.entries(error.errors).flatMap(([step, errors]) =>
      Object.values(errors).map((text) => problemText([titleOf?.(step)], text)),
    );
    return first ?? null;
  }
  const message = error.kind === 'server' && isRecord(error.data) ? error.data['message'] : null;
  return typeof message === 'string' ? message : null;
}

function elsewhere(reason: ElsewhereReason): SubmissionFailure {
  return { ...FAILED, reason, message: null, isSettled: true };
}

/** A proxy without an answer of its own, a service on its way up or down, one that gave up waiting: the work may be done. */
export function isOfTheWay(status: number | null): boolean {
  return status === null || (status >= 502 && status <= 504);
}
