/**
 * Files that the service does not have yet, on screen or not. A File cannot be serialised and its name may be personal, so they live in
 * memory, never in the store; a reload discards them.
 */
import { shallowEqual } from 'react-redux';
import { abortUpload, whenUploadsEnd } from '#api/uploads.ts';
import type { StepName, UploadedDocument } from '#domain/application.ts';
import type { DocumentPlace } from '#domain/documents/documentPlace.ts';

/** Place of an upload: the file of this device, the step and the field (its id on the page, and its path in its block). */
export interface UploadPlace {
  readonly fileId: string | null;
  readonly step: StepName;
  readonly fieldId: string;
  readonly path: string;
}

export interface PendingUpload {
  /** Sent with every try, so that the service stores the file once even if its answers are lost. */
  readonly id: string;
  readonly place: UploadPlace;
  readonly file: File;
  /** `waiting`: for the connection or the service, continues by itself. `arrived`: uploaded, but not in the answers yet. */
  readonly status: 'uploading' | 'waiting' | 'refused' | 'arrived';
  /** 0 to 100. */
  readonly percent: number;
  /** Number of failed tries. */
  readonly failures: number;
  /** Objection to the file, found before it was sent or returned by the service. */
  readonly message?: string;
  readonly document?: UploadedDocument;
  /** Person or organisation the field was about when its step was left; null while the field is on screen. */
  readonly leftBy: string | null;
}

let uploads: readonly PendingUpload[] = [];
const listeners = new Set<() => void>();
/** Sends each waiting file at once. */
const retries = new Map<string, { timer: ReturnType<typeof setTimeout>; send: () => void }>();

function publish(next: readonly PendingUpload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

export function pendingUploads(): readonly PendingUpload[] {
  return uploads;
}

export function findPending(id: string): PendingUpload | undefined {
  return uploads.find((upload) => upload.id === id);
}

/** Returns the document's place in the application's answers. */
export function placeOf({ place, leftBy }: PendingUpload): DocumentPlace {
  return { step: place.step, field: place.path, subject: leftBy ?? '' };
}

let wanted: string | null = null;

/** Marks the field of a file to receive the focus once it is on screen. */
export function wantField(id: string): void {
  wanted = id;
}

/** Returns, once, true if the field to focus belongs to one of these files. */
export function isFieldWanted(ids: readonly string[]): boolean {
  const isWanted = wanted !== null && ids.includes(wanted);
  if (isWanted) wanted = null;
  return isWanted;
}

/** @returns a function that ends the subscription */
export function subscribeToPending(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export interface ChosenFile extends Pick<PendingUpload, 'id' | 'place' | 'file'> {
  /** Reason the file is not accepted and therefore not sent. */
  refusal: string | null;
}

/** Adds a chosen file to the pending ones. */
export function addPending({ id, place, file, refusal }: ChosenFile): void {
  const standing =
    refusal === null ? ({ status: 'uploading' } as const) : ({ status: 'refused', message: refusal } as const);
  publish([...uploads, { id, place, file, ...standing, percent: 0, failures: 0, leftBy: null }]);
}

export function changePending(id: string, change: Partial<PendingUpload>): void {
  const before = findPending(id);
  if (before && !shallowEqual(before, { ...before, ...change }))
    publish(uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
}

/** Discards a file and cancels its call if one is under way. */
export function dropPending(id: string): void {
  clearRetry(id);
  if (!findPending(id)) return;
  publish(uploads.filter((upload) => upload.id !== id));
  abortUpload(id);
}

whenUploadsEnd((keepsFiles) => (keepsFiles ? retryNow() : uploads.forEach(({ id }) => dropPending(id))));

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

/** Returns the milliseconds before the next try after so many failures: 2 s, 4 s, 8 s … at most a minute. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);
}

/** Sends a waiting file after its pause. A returning connection or a new login sends it at once. */
export function retryLater(id: string, failures: number, send: () => void): void {
  clearRetry(id);
  if (retries.size === 0) globalThis.addEventListener('online', retryNow);
  retries.set(id, { send, timer: setTimeout(() => sendNow(id), retryDelay(failures)) });
}

function retryNow(): void {
  for (const id of [...retries.keys()]) sendNow(id);
}

function sendNow(id: string): void {
  const retry = retries.get(id);
  clearRetry(id);
  retry?.send();
}

function clearRetry(id: string): void {
  clearTimeout(retries.get(id)?.timer);
  if (retries.delete(id) && retries.size === 0) globalThis.removeEventListener('online', retryNow);
}
