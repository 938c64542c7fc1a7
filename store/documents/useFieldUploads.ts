import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { csrfToken } from '#api/csrf.ts';
import { maxUploadSize } from '#api/uploadSize.ts';
import type { UploadedDocument } from '#domain/application.ts';
import { useAppDispatch, useAppStore } from '../hooks.ts';
import type { RootState } from '../rootReducer.ts';
import { isHeldByUndo } from './removedSubjects.ts';
import { sendChosen, sendPending } from './sendPending.ts';
import type { DocumentRow } from './documentUpload.ts';
import {
  changePending,
  dropPending,
  pendingUploads,
  subscribeToPending,
  type PendingUpload,
  type UploadPlace,
} from './pendingUploads.ts';

export interface FieldUploadsOptions {
  /** Field name in the form. */
  fieldName: string;
  /** The field's id on the page, the same whenever its step is opened. */
  fieldId: string;
  /**
   * Returns the id of the person or organisation the field is about; blank for none. A file finds it again by this id after others came or
   * went.
   */
  subject?: (() => string) | undefined;
  /** True if unfinished uploads stay while the field is hidden on its step: the answer that hides it may be taken back. */
  outlivesField?: boolean | undefined;
  onArrived: (document: UploadedDocument) => void;
}

export interface FieldUploads {
  rows: DocumentRow[];
  refusal: string | undefined;
  isUploading: boolean;
  add: (file: File) => void;
  has: (id: string) => boolean;
  letGo: (id: string) => void;
  retry: (id: string) => void;
}

/**
 * Returns the files of one field that the service does not have yet. They outlive the field when its step is left: the field takes them, or
 * their outcome, up again when it is back on screen (1-UPL-05). A field that disappears from its step drops its files, unless
 * `outlivesField` is set or its person can still be restored by Undo.
 */
export function useFieldUploads({
  fieldName,
  fieldId,
  subject = noSubject,
  outlivesField = false,
  onArrived,
}: FieldUploadsOptions): FieldUploads {
  const dispatch = useAppDispatch();
  const place = usePlace(fieldId, fieldName);
  const all = useSyncExternalStore(subscribeToPending, pendingUploads);
  const mine = useMemo(() => all.filter((upload) => upload.leftBy === null && isAt(upload.place, place)), [all, place]);

  useTakeUp(place, { subject, outlivesField });
  const handleArrived = useEffectEvent(onArrived);
  useEffect(() => {
    for (const { id, status, document } of mine) {
      if (status !== 'arrived' || !document) continue;
      dropPending(id);
      handleArrived(document);
    }
  }, [mine]);

  const add = useCallback((file: File) => dispatch(sendChosen(place, file)), [dispatch, place]);
  const retry = useCallback((id: string) => void dispatch(sendPending(id)), [dispatch]);
  const has = useCallback((id: string) => pendingUploads().some((upload) => upload.id === id), []);
  return {
    rows: useMemo(() => mine.map(rowOf), [mine]),
    refusal: mine.find(({ status }) => status === 'refused')?.message,
    isUploading: mine.some(({ status, failures }) => status === 'uploading' && failures === 0),
    add,
    has,
    letGo: dropPending,
    retry,
  };
}

const noSubject = () => '';

/** Returns the largest accepted file size in bytes; the service sends it with the token that an upload needs anyway. */
export function useMaxUploadSize(): number {
  const [size, setSize] = useState(maxUploadSize);
  useEffect(() => {
    let isHere = true;
    void csrfToken().then(() => {
      const said = maxUploadSize();
      if (isHere && said !== size) setSize(said);
    });
    return () => void (isHere = false);
  }, [size]);
  return size;
}

/** Returns the field's place, fixed at the time it came on screen. */
function usePlace(fieldId: string, path: string): UploadPlace {
  const store = useAppStore();
  return useMemo(() => ({ ...whereabouts(store.getState()), fieldId, path }), [store, fieldId, path]);
}

function whereabouts({ wizard }: RootState): Pick<UploadPlace, 'fileId' | 'step'> {
  return { fileId: wizard.fileId, step: wizard.currentStep };
}

function isAt(one: UploadPlace, other: UploadPlace): boolean {
  return one.fieldId === other.fieldId && one.step === other.step && one.fileId === other.fileId;
}

interface TakeUpOptions {
  subject: () => string;
  outlivesField: boolean;
}

/** Takes up the files that the field left behind when its step was left; leaves them behind again later. */
function useTakeUp(place: UploadPlace, { subject, outlivesField }: TakeUpOptions): void {
  const store = useAppStore();
  const whom = useEffectEvent(subject);
  const outlives = useEffectEvent(() => outlivesField);
  useEffect(() => {
    const here = whom();
    const left = pendingUploads().filter((upload) => belongsTo(upload, place, here));
    for (const { id } of left) changePending(id, { place, leftBy: null });
  }, [place]);
  useLayoutEffect(
    () => () => {
      const state = store.getState();
      const now = whereabouts(state);
      const isStepLeft = now.step !== place.step || now.fileId !== place.fileId;
      const isKept = isStepLeft || outlives() || isHeldByUndo(state, { place, subject: whom() });
      const mine = pendingUploads().filter((upload) => upload.leftBy === null && isAt(upload.place, place));
      for (const { id, status } of mine) {
        const isUnfinished = status === 'uploading' || status === 'waiting' || status === 'arrived';
        if (isUnfinished && isKept) changePending(id, { leftBy: whom() });
        else dropPending(id);
      }
    },
    [place, store],
  );
}

/**
 * Returns true if a left file belongs to this field: to the same person, wherever in the list now, or to the same field if it names none.
 */
function belongsTo({ place, leftBy }: PendingUpload, here: UploadPlace, subject: string): boolean {
  const isField =
    place.fileId === here.fileId && place.step === here.step && place.path === here.path && leftBy === subject;
  return isField && (subject !== '' || place.fieldId === here.fieldId);
}

/** Returns the row of a file. A failed file stays shown as waiting while it is sent again, so nothing flickers or is announced twice. */
function rowOf({ id, file, status, percent, failures }: PendingUpload): DocumentRow {
  const isWaiting = status === 'waiting' || (status === 'uploading' && failures > 0);
  const shown = isWaiting ? 'queued' : status === 'refused' ? status : 'uploading';
  return { id, filename: file.name, size: file.size, status: shown, percent };
}
