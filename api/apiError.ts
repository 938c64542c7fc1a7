import { UNAPPROVED_ENDS } from '#domain/application/approvalEnd.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import type { DataStepName } from '#domain/application.ts';

/** Field errors of a refusal by the service, by step, then by path. */
export type StepFieldErrors = Partial<Record<DataStepName, Record<string, string>>>;

/**
 * Every way in which a call can fail, as a value:
 * - `network`: no response came (offline, cut off, cancelled); the service may still have done the work;
 * - `broken`: our own code threw; an automatic retry would throw again;
 * - `invalid`: the values were refused; `data` is the body as it came, for callers with a text rule of their own (1-UPL-04);
 * - `offer`: the offer refuses, `message` is the text to show (2-SUB-10);
 * - `notFound`: there is no such thing; `became`: the outcome of a draft that was there, shown only to a person who had a part in it;
 * - `draftCode`: the code of a saved draft has to be given first, at its address; the same call can be repeated afterwards;
 * - `conflict`: the same key is in flight, the key was used for another body, or the revision is stale or missing; `draftId`: id of the
 *   draft that is there;
 * - `server`: the service failed, or refuses for now; `data` is the body of a 429, which may say in a text when it goes on, or of a 410,
 *   which says what was deleted; `retryAfter`: seconds, if a busy service says when to try again.
 */
export type ApiError =
  | { kind: 'network' }
  | { kind: 'broken' }
  | { kind: 'invalid'; errors: StepFieldErrors; message: string | null; data: unknown }
  | { kind: 'offer'; message: string }
  | { kind: 'conflict'; reason: 'inFlight' | 'keyReused' | 'staleRevision'; draftId?: number }
  | { kind: 'draftCode'; draftUrl: string; maskedMobile: string }
  | { kind: 'notFound'; became: DraftEnd | null }
  | { kind: 'forbidden'; status: 401 | 403; code: string | null }
  | { kind: 'server'; status: number | null; data?: unknown; retryAfter?: number };

const TOO_MANY = 429;
const GONE = 410;

const DRAFT_ENDS = ['draft_lodged', 'draft_lodged_own', 'draft_deleted', ...UNAPPROVED_ENDS] as const;

/** Outcome of a saved draft that no longer exists; `own`: the person who asks may read the submitted application. */
export type DraftEnd = (typeof DRAFT_ENDS)[number];

const CONFLICTS: Readonly<Record<number, 'inFlight' | 'keyReused' | 'staleRevision'>> = {
  409: 'inFlight',
  412: 'staleRevision',
  428: 'staleRevision',
  422: 'keyReused',
};

/** Returns the `ApiError` of an HTTP response of 400 or above with this body. */
export function fromStatus(status: number, data: unknown): ApiError {
  const conflict = CONFLICTS[status];
  const current = isRecord(data) && isRecord(data['current']) ? data['current']['id'] : undefined;
  // The response to a missing revision carries the id of the draft that is there.
  if (conflict !== undefined && (status !== 428 || typeof current === 'number'))
    return { kind: 'conflict', reason: conflict, ...(typeof current === 'number' && { draftId: current }) };
  const draftUrl = status === 403 ? textField(data, 'draft_url') : null;
  if (draftUrl !== null) return { kind: 'draftCode', draftUrl, maskedMobile: textField(data, 'masked_mobile') ?? '' };
  if (status === 401 || status === 403) return { kind: 'forbidden', status, code: textField(data, 'code') };
  if (status === 404) {
    const code = textField(data, 'code');
    return { kind: 'notFound', became: DRAFT_ENDS.find((end) => end === code) ?? null };
  }
  if ((status === TOO_MANY || status === GONE) && holdsWords(data)) return { kind: 'server', status, data };
  if (status !== 400) return { kind: 'server', status };
  const offerText = joinTexts(isRecord(data) ? data['offer'] : undefined);
  if (offerText !== null) return { kind: 'offer', message: offerText };
  return { kind: 'invalid', errors: stepErrors(data), message: textField(data, 'message'), data };
}

function holdsWords(data: unknown): boolean {
  return typeof data === 'string' || (isRecord(data) && Object.keys(data).length > 0);
}

/** Returns a text, or a list of texts joined with a space (2-SUB-10); null if there is none. */
export function joinTexts(value: unknown): string | null {
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string' && text !== '');
  return texts.length > 0 ? texts.join(' ') : null;
}

function textField(data: unknown, name: string): string | null {
  const value = isRecord(data) ? data[name] : null;
  return typeof value === 'string' ? value : null;
}

function stepErrors(data: unknown): StepFieldErrors {
  const errors = isRecord(data) ? data['errors'] : undefined;
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([, fields]) => isRecord(fields))
      .map(([step, fields]) => [step, onlyTexts(fields)]),
  );
}

function onlyTexts(fields: unknown): Record<string, string> {
  const entries = isRecord(fields) ? Object.entries(fields) : [];
  return Object.fromEntries(
    entries.flatMap(([path, message]) => {
      const text = joinTexts(message);
      return text === null ? [] : [[path, text]];
    }),
  );
}
