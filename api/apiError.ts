import { UNAPPROVED_ENDS } from '#domain/application/approvalEnd.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import type { DataStepName } from '#domain/application.ts';

/** Field errors by step, then by path, as the service refuses them. */
export type StepFieldErrors = Partial<Record<DataStepName, Record<string, string>>>;

/**
 * Every way in which a call can fail, as a value:
 * - `network`: no answer came (offline, cut off, cancelled); the service may still have done the work;
 * - `invalid`: the values were refused; `data` is the body as it came, for callers with a text rule of their own (1-UPL-04);
 * - `offer`: the offer refuses, `message` is the text to show (2-SUB-10);
 * - `notFound`: there is no such thing; `became`: it was a draft, and what became of it, for whoever had a part in it;
 * - `draftCode`: the code of a saved draft has to be given first, at its address; the call can be repeated then as it was;
 * - `conflict`: the same key is in flight, the key was used for another body, or the revision is stale.
 * - `server`: it failed, or refuses for now; `data` is the body of a 429, which may say in words when it goes on, or of a 410, which
 *   says what was deleted; `retryAfter`:
 *   seconds, where it is busy and says when to ask again.
 */
export type ApiError =
  | { kind: 'network' }
  | { kind: 'invalid'; errors: StepFieldErrors; message: string | null; data: unknown }
  | { kind: 'offer'; message: string }
  | { kind: 'conflict'; reason: 'inFlight' | 'keyReused' | 'staleRevision' }
  | { kind: 'draftCode'; draftUrl: string; mobileEnd: string }
  | { kind: 'notFound'; became: DraftEnd | null }
  | { kind: 'forbidden'; status: 401 | 403; code: string | null }
  | { kind: 'server'; status: number | null; data?: unknown; retryAfter?: number };

const TOO_MANY = 429;
const GONE = 410;

const DRAFT_ENDS = ['draft_lodged', 'draft_lodged_own', 'draft_deleted', ...UNAPPROVED_ENDS] as const;

/** What became of a saved draft that is none any more; `own`: what was lodged is theirs to read who ask. */
export type DraftEnd = (typeof DRAFT_ENDS)[number];

const CONFLICTS: Readonly<Record<number, 'inFlight' | 'keyReused' | 'staleRevision'>> = {
  409: 'inFlight',
  412: 'staleRevision',
  422: 'keyReused',
};

/** The `ApiError` of an HTTP answer of 400 or above with this body. */
export function fromStatus(status: number, data: unknown): ApiError {
  const conflict = CONFLICTS[status];
  if (conflict !== undefined) return { kind: 'conflict', reason: conflict };
  const draftUrl = status === 403 ? textField(data, 'draft_url') : null;
  if (draftUrl !== null) return { kind: 'draftCode', draftUrl, mobileEnd: textField(data, 'mobile_end') ?? '' };
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

/** A text, or a list of texts joined with a blank (2-SUB-10); null when there is none. */
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
