/** The files of this device and the saved drafts of an account as one list, each once. */
import type { DraftSummary } from '#api/resumingApi.ts';
import type { StepName } from '#domain/application.ts';
import type { FileEntry } from './fileEntry.ts';

export interface FileRow {
  /** The file's id; of a draft that is not on this device, its application's. */
  key: string;
  /** Null for what the service alone has. */
  fileId: string | null;
  offerSlug: string;
  offerName: string;
  /** Whoever is here typed it in this tab, or it is their account's: they may read whose it is, and name it. */
  isOwn: boolean;
  /** Whose it is, in words of their own or by name; '' where that is nobody's business here (1-LAND-46). */
  name: string;
  /** A name of one's own, to be changed; where there is none, the adviser's own reference from their sheet. */
  label: string;
  step: StepName | null;
  /** The step's number among all, as it stands above it; null where that is not known. */
  number: { step: number; count: number } | null;
  /** Person who acts on it: `you`, then `investor`, who has to approve it, or `approval` as that investor, `expired` once their time to approve is over; `nobody` while its offer takes no applications. */
  next: 'you' | 'investor' | 'approval' | 'expired' | 'nobody';
  /** ISO date-time. */
  changedAt: string;
  /** What the service has of it. */
  saved: DraftSummary | null;
  isOpen: boolean;
}

export interface FileRowsQuestion {
  /** Those that the present user may open. */
  files: readonly FileEntry[];
  drafts: readonly DraftSummary[];
  userId: number | null;
  /** Whether this tab had the file open: whoever typed it may read whose it is. */
  had: (fileId: string) => boolean;
  /** When each file was written last; later than its line where it is still being typed. */
  writtenAt: ReadonlyMap<string, string>;
  /** The file that is open, and the step at which it goes on, which its line may not have heard of. */
  open: { fileId: string; step: StepName } | null;
  /** Milliseconds since 1970. */
  now: number;
}

/** The list, the last changed first. */
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
    next: nextOf(saved, now, file),
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

/** By name, then by the adviser's own reference: two of one name differ by it. */
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

/** Both as the same clock wrote them. */
function later(one: string, other = ''): string {
  return Date.parse(other) > Date.parse(one) ? other : one;
}

/** Whether every word that was typed stands somewhere in the row, as it is shown. */
export function matchesRow(row: FileRow, typed: string, stepName: string): boolean {
  const text = [row.name, row.offerName, stepName, row.saved?.reference ?? '', row.saved?.own_reference ?? '']
    .join(' ')
    .toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
