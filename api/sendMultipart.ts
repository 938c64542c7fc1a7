import { ACTIVITY_HEADER, consumeActivity } from './activity.ts';
import { ACTOR_HEADER, currentActor } from './actor.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import { type ApiError, fromStatus } from './apiError.ts';
import { CSRF_HEADER, csrfToken, forgetCsrfToken, isCsrfRefusal, origin } from './csrf.ts';
import type { ProgressListener } from './uploads.ts';

export type MultipartResult = { data: unknown } | { error: ApiError };

export interface MultipartRequest {
  url: string;
  form: FormData;
  /** The same for every attempt at the same upload: the service does it once. */
  idempotencyKey: string;
  signal: AbortSignal;
  onProgress: ProgressListener;
}

/**
 * Posts a form by XMLHttpRequest, the only browser API that reports how much has been sent. After a refused token it fetches a new one and
 * sends the form once more; a cancelled call ends as a network failure.
 */
export async function sendMultipart(call: MultipartRequest): Promise<MultipartResult> {
  const answer = await post(call);
  if (answer === null || !isCsrfRefusal(answer.status, answer.data)) return toSent(answer);
  forgetCsrfToken();
  return toSent(await post(call));
}

interface Answer {
  status: number;
  data: unknown;
}

async function post({ url, form, idempotencyKey, signal, onProgress }: MultipartRequest): Promise<Answer | null> {
  const token = await csrfToken();
  if (signal.aborted) return null;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    // Some browsers do not report an abort in the first moments of a call: the person who cancelled does not wait for it.
    const cancel = () => {
      request.abort();
      resolve(null);
    };
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    });
    request.addEventListener('load', () => resolve({ status: request.status, data: parse(request.responseText) }));
    for (const failure of ['error', 'abort', 'timeout']) request.addEventListener(failure, () => resolve(null));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', cancel));
    signal.addEventListener('abort', cancel);
    request.open('POST', new URL(url, origin()).href);
    request.setRequestHeader('Idempotency-Key', idempotencyKey);
    if (token !== null) request.setRequestHeader(CSRF_HEADER, token);
    const actor = currentActor();
    if (actor !== null) request.setRequestHeader(ACTOR_HEADER, actor);
    if (consumeActivity()) request.setRequestHeader(ACTIVITY_HEADER, '1');
    request.send(form);
  });
}

function toSent(answer: Answer | null): MultipartResult {
  if (answer === null) return { error: { kind: 'network' } };
  const { status, data } = answer;
  if (status >= 200 && status < 300) return { data };
  // The file is too large: the response's text is about the file, as with 400 (1-UPL-04).
  return { error: fromStatus(status === 413 && isRecord(data) ? 400 : status, data) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
