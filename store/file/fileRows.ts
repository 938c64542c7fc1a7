/** Merges the files of this device and the saved drafts of an account into one list, each once. */
import type { DraftSummary } from '#api/resumingApi.ts';
import type { StepName } from '#domain/application.ts';
import type { FileEntry } from './fileEntry.ts';
import { editedUnder } from './offerSlugs.ts';

export interface FileRow {
  /** The file's id, or the application's id for a draft that is not on this device. */
  key: string;
  /** Null if only the service has it. */
  fileId: string | null;
  offerSlug: string;
  offerName: string;
  /** True if this tab had the file open, or it belongs to the user's account: the user may see whose it is, and name it. */
  isOwn: boolean;
  /** Label or investor's name; '' if this user may not see whose it is (1-LAND-46). */
  name: string;
  /** The user's own name for the file, which can be changed; '' for none. */
  label: string;
  step: StepName | null;
  /** The step's number among all, as shown above the step; null if unknown. */
  number: { step: number; count: number } | null;
  /**
   * The person who acts next: `you`; `investor`, who has to approve it; `approval` as that investor; `expired` once the time to approve is
   * over; `nobody` while the offer takes no applications; `edit` for changes of staff to a received application.
   */
  next: 'you' | 'investor' | 'approval' | 'expired' | 'nobody' | 'edit';
  /** ISO date-time. */
  changedAt: string;
  /** The service's summary of it. */
  saved: DraftSummary | null;
  isOpen: boolean;
}

export interface FileRowsQuestion {
  /** Files that the present user may open. */
  files: readonly FileEntry[];
  drafts: readonly DraftSummary[];
  userId: number | null;
  /** Returns true if this tab had the file open: the person who typed it may see whose it is. */
  had: (fileId: string) => boolean;
  /** Time of the last write of each file; later than its row's while it is still being typed. */
  writtenAt: ReadonlyMap<string, string>;
  /** The open file and the step at which it continues, which its row may not know yet. */
  open: { fileId: string; step: StepName } | null;
  /** Milliseconds since 1970. */
  now: number;
}

/** Returns the list, the last changed first. */
export function fileRows({ drafts, ...question }: FileRowsQuestion): FileRow[] {
  const known = new Map<string, DraftSummary>();
  for (const draft of drafts) {
    known.set(String(draft.application_id), draft);
    if (draft.file_key !== null) known.set(draft.file_key, draft);
  }
  const found = new Set<DraftSummary>();
  const own = question.files.map((file) => {
    const draft = known.get(String(file.applicationId)) ?? known.get(file.fileId) ?? null;
    if (draft !== null) found.add(draft);
    return rowOfFile(file, draft, question);
  });
  const elsewhere = drafts.filter((draft) => !found.has(draft)).map((draft) => rowOfDraft(draft, question.now));
  return [...own, ...elsewhere].sort((a, b) => b.changedAt.localeCompare(a.changedAt));
}

function rowOfFile(
  file: FileEntry,
  saved: DraftSummary | null,
  { userId, had, writtenAt, open, now }: Omit<FileRowsQuestion, 'drafts'>,
): FileRow {
  const { fileId, offerSlug, offerName, label = '', steps } = file;
  const isOpen = fileId === open?.fileId;
  const step = isOpen ? open.step : file.currentStep;
  const isOwn = had(fileId) || saved !== null || (userId !== null && file.userId === userId);
  return {
    key: fileId,
    fileId,
    offerSlug,
    offerName,
    isOwn,
    name: isOwn ? label || named(file.investorName || saved?.investor_name, saved) : '',
    label: isOwn ? label : '',
    step,
    number: numberOf(step, steps),
    next: editedUnder(offerSlug) === null ? nextOf(saved, now, file) : 'edit',
    changedAt: later(file.changedAt, writtenAt.get(fileId)),
    saved,
    isOpen,
  };
}

function rowOfDraft(draft: DraftSummary, now: number): FileRow {
  return {
    key: String(draft.application_id),
    fileId: null,
    offerSlug: draft.offer.slug,
    offerName: draft.offer.name,
    isOwn: true,
    name: named(draft.investor_name, draft),
    label: '',
    step: null,
    number: null,
    next: nextOf(draft, now),
    changedAt: draft.saved_at,
    saved: draft,
    isOpen: false,
  };
}

/** Returns the investor's name and the adviser's own reference, which tells two rows of the same name apart. */
function named(investorName: string | undefined, saved: Pick<DraftSummary, 'own_reference'> | null): string {
  return [investorName, saved?.own_reference].filter(Boolean).join(', ');
}

function numberOf(step: StepName, steps: readonly StepName[] = []): FileRow['number'] {
  const index = steps.indexOf(step);
  return index === -1 ? null : { step: index + 1, count: steps.length };
}

function nextOf(
  saved: DraftSummary | null,
  now: number,
  { asksInvestor, isApproval, approveUntil }: Pick<FileEntry, 'asksInvestor' | 'isApproval' | 'approveUntil'> = {},
): FileRow['next'] {
  if (saved !== null && !saved.offer.is_open) return 'nobody';
  if (isApproval) return Date.parse(approveUntil ?? '') <= now ? 'expired' : 'approval';
  return asksInvestor ? 'investor' : 'you';
}

/** Returns the later time; both come from the same clock. */
function later(one: string, other = ''): string {
  return Date.parse(other) > Date.parse(one) ? other : one;
}

/** Returns true if every typed word appears somewhere in the row as shown. */
export function matchesRow(row: FileRow, typed: string, stepName: string): boolean {
  const text = [row.name, row.offerName, stepName, row.saved?.reference ?? '', row.saved?.own_reference ?? '']
    .join(' ')
    .toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
