/**
 * The files that are not with the service yet, whether or not their field is on screen. A File cannot be serialised and its name may
 * be personal, so they are kept in memory, never in the store; a reload lets go of them.
 */
import { shallowEqual } from 'react-redux';
import { abortUpload, whenUploadsEnd } from '#api/uploads.ts';
import type { StepName, UploadedDocument } from '#domain/application.ts';
import type { DocumentPlace } from '#domain/documents/documentPlace.ts';

/** Where a file belongs: the file of this device, the step, the field (its id on the page, and its path in its block). */
export interface UploadPlace {
  readonly fileId: string | null;
  readonly step: StepName;
  readonly fieldId: string;
  readonly path: string;
}

export interface PendingUpload {
  /** Goes with every call that sends the file: the service stores it once, whatever becomes of its answers. */
  readonly id: string;
  readonly place: UploadPlace;
  readonly file: File;
  /** `waiting`: for the connection or the service; it goes on by itself. `arrived`: not in the answers yet. */
  readonly status: 'uploading' | 'waiting' | 'refused' | 'arrived';
  /** 0 to 100. */
  readonly percent: number;
  /** How often it was sent in vain. */
  readonly failures: number;
  /** What is said against it, before it is sent or by the service. */
  readonly message?: string;
  readonly document?: UploadedDocument;
  /** Whom the field was about when its step was left; null while the field is on screen. */
  readonly leftBy: string | null;
}

let uploads: readonly PendingUpload[] = [];
const listeners = new Set<() => void>();
/** What sends a waiting file at once. */
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

/** Where in the application's answers its document belongs. */
export function placeOf({ place, leftBy }: PendingUpload): DocumentPlace {
  return { step: place.step, field: place.path, subject: leftBy ?? '' };
}

let wanted: string | null = null;

/** Says that the field of a file is to have the focus once it is on screen. */
export function wantField(id: string): void {
  wanted = id;
}

/** Answers, once, whether one of these files is the one whose field is to have the focus. */
export function isFieldWanted(ids: readonly string[]): boolean {
  const isWanted = wanted !== null && ids.includes(wanted);
  if (isWanted) wanted = null;
  return isWanted;
}

/** @returns what ends the subscription */
export function subscribeToPending(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export interface ChosenFile extends Pick<PendingUpload, 'id' | 'place' | 'file'> {
  /** Why it is not taken, so that it is not sent at all. */
  refusal: string | null;
}

/** Keeps a file that was chosen. */
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

/** Lets go of a file, and of its call if one is under way. */
export function dropPending(id: string): void {
  clearRetry(id);
  if (!findPending(id)) return;
  publish(uploads.filter((upload) => upload.id !== id));
  abortUpload(id);
}

whenUploadsEnd((keepsFiles) => (keepsFiles ? retryNow() : uploads.forEach(({ id }) => dropPending(id))));

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

/** Milliseconds before a file is sent again after so many failures: 2 s, 4 s, 8 s … at most a minute. */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);
}

/** Sends a waiting file after its pause, or as soon as the connection returns or somebody has logged in again. */
export function retryLater(id: string, failures: number, send: () => void): void {
  clearRetry(id);
  if (retries.size === 0) globalThis.addEventListener('online', retryNow);
  retries.set(id, { send, timer: setTimeout(() => sendNow(id), pauseAfter(failures)) });
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
