import type { ApiError, StepFieldErrors } from '#api/apiError.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import { submissionTexts } from '#domain/texts/submission.ts';
import { problemText } from '#domain/texts/ui.ts';
import type { ElsewhereReason, SubmissionFailure } from '../events.ts';

const NO_ERRORS: StepFieldErrors = Object.freeze({});

/** The service's answer that the attempt is closed and submitted nothing. */
export const NEVER_ARRIVED: SubmissionFailure = {
  reason: 'neverArrived',
  message: submissionTexts.failed,
  errors: NO_ERRORS,
  isSettled: true,
};

/**
 * Returns the meaning of a refusal for the attempt. Null while the application may have been submitted: no answer came, an intermediary
 * answered instead of the service, or the attempt is still under way.
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
      // A retry would not reveal that an earlier version has arrived.
      if (error.reason === 'keyReused')
        return { ...FAILED, reason: 'lodgedBefore', message: submissionTexts.lodgedBefore };
      return FAILED;
    case 'server':
      if (isTransient(error.status)) return null;
      return limitedOr(error, FAILED);
    default:
      return FAILED;
  }
}

/**
 * Failure reported by the service. The key stays: the service reports an ended session before it looks for an earlier submission under that
 * key.
 */
const FAILED: SubmissionFailure = {
  reason: 'failed',
  message: submissionTexts.failed,
  errors: NO_ERRORS,
  isSettled: false,
};

function limitedOr(error: ApiError, failed: SubmissionFailure): SubmissionFailure {
  const message = limitMessage(error);
  return message === null ? failed : { ...failed, reason: 'limited', message };
}

/**
 * Returns the service's text about a budget or limit: the time when it accepts more, or the first answer that is too long, with the title
 * of its step from `titleOf`. Null for any other failure.
 */
export function limitMessage(error: ApiError, titleOf?: (step: string) => string | undefined): string | null {
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

/** Returns true for answers of a proxy, of a service starting or stopping, or of one that timed out: the work may be done. */
export function isTransient(status: number | null): boolean {
  return status === null || (status >= 502 && status <= 504);
}
