/** Imports a sheet of applications: a draft of the adviser's account for each row, saved in the same way as every draft. */
import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { readRow, referenceError, referenceKey, type SheetCells, type SheetReason } from '#domain/application/sheet.ts';
import { SHEET_COLUMNS } from '#domain/application/sheetColumns.ts';
import type { Application } from '#domain/application.ts';
import { daysAt, zoneOf } from '#domain/formats/zones.ts';
import type { Offer } from '#domain/offer.ts';
import { NEW_APPLICATION, type User } from '#domain/session.ts';
import { serverTexts } from '#domain/texts.ts';
import { sheetErrors } from '#domain/texts/sheet.ts';
import { toWire } from '#domain/wire.ts';
import type { Static } from 'typebox';
import type { Caller } from '../budgets/caller.ts';
import type { Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';
import { isReadable } from '../http/readable.ts';
import { keyedHash } from '../numbers/storeKeys.ts';
import { canonicalText, sha256 } from '../canonical.ts';
import type { CallerSession } from '../sessions/sessions.ts';
import type { sheetResult } from '../wire/sheet.ts';
import { draftUrl } from './draftUrl.ts';
import { readSheet, type SheetRow } from './sheetFile.ts';
import { createOrUpdate } from './createUpdate.ts';
import { readData } from './work/reading.ts';

type RowResult = Static<typeof sheetResult>['results'][number];

export interface SheetUpload {
  session: CallerSession;
  caller: Caller;
  /** Adviser of the session. */
  user: User;
  offer: Offer;
  /** Text of the file. */
  text: string;
}

/** State of the application of a reference: `deleted`, or its row. */
type Standing = 'deleted' | { id: number; isDraft: boolean; draftId: string | null };

/** One upload; `mark` tells the applications of its rows from those of another one. */
interface Making extends SheetUpload {
  mark: string;
}

/**
 * Makes a draft of each row that is right. A row whose reference has its application already changes nothing: the key of its file, which is
 * that of the call, too, is derived from account, offer and reference, so that two uploads at once make one draft as well. Rows are
 * imported one after the other, and one that fails stops no other.
 * @throws Refusal 400 if the sheet as a whole is not accepted
 */
export async function takeSheet(deps: ServerDeps, upload: SheetUpload): Promise<Static<typeof sheetResult>> {
  const { user, offer, text } = upload;
  if (offer.state !== 'open') {
    const message = offer.state === 'opening' ? serverTexts.offerNotOpen : serverTexts.offerClosed;
    throw new Refusal(400, { message });
  }
  const rows = (await readSheet(text)).map((row) => {
    const reference = (row.cells.reference ?? '').trim();
    return { ...row, reference, counted: referenceKey(reference) };
  });
  const keys = new Map(rows.map(({ counted }) => [counted, keyOf(deps, { userId: user.id, offer, counted })]));
  const standing = await findStanding(deps.database, { userId: user.id, keys: [...keys.values()] });
  const making: Making = { ...upload, mark: deps.ids.uuid() };
  const firstRows = new Map<string, number>();
  const results: RowResult[] = [];
  for (const { reference, counted, ...row } of rows) {
    // A row that the rules refuse makes no query: other calls get their turn here.
    await pause();
    const key = keys.get(counted) ?? '';
    const error = referenceError(reference, firstRows.get(counted));
    if (!firstRows.has(counted)) firstRows.set(counted, row.row);
    const outcome =
      error === null
        ? await takeRow(deps, making, { ...row, reference, key, standing: standing.get(key) })
        : refused([{ column: 'reference', message: error }]);
    results.push({ row: row.row, reference: reference.slice(0, SHOWN_REFERENCE), ...outcome });
  }
  return { results };
}

/** Characters of a reference that the response repeats: for one that is far too long, enough to find it by. */
const SHOWN_REFERENCE = 100;

type Outcome = Omit<RowResult, 'row' | 'reference'>;

function refused(reasons: SheetReason[]): Outcome {
  return { outcome: 'refused', application_id: null, draft_url: null, reasons };
}

function known(offer: Offer, standing: Standing): Outcome {
  const told = (message: string): SheetReason[] => [{ column: 'reference', message }];
  const base = { outcome: 'known', application_id: null, draft_url: null, reasons: [] } as const;
  if (standing === 'deleted') return { ...base, reasons: told(sheetErrors.deleted) };
  const { id, isDraft, draftId } = standing;
  if (!isDraft || draftId === null) return { ...base, application_id: id, reasons: told(sheetErrors.moved) };
  return { ...base, application_id: id, draft_url: draftUrl(offer, draftId), reasons: [] };
}

function listUnreadable(cells: SheetCells): SheetReason[] {
  const columns = SHEET_COLUMNS.map(({ name }) => name).filter((name) => !isReadable(cells[name] ?? ''));
  return columns.map((column) => ({ column, message: sheetErrors.cellUnreadable }));
}

type KeyedRow = SheetRow & { key: string; reference: string; standing: Standing | undefined };

async function takeRow(deps: ServerDeps, making: Making, row: KeyedRow): Promise<Outcome> {
  const { user, offer } = making;
  if (row.standing !== undefined) return known(offer, row.standing);
  if (row.hasMore) return refused([{ column: null, message: sheetErrors.tooManyCells }]);
  const unreadable = listUnreadable(row.cells);
  if (unreadable.length > 0) return refused(unreadable);
  const { application, reasons, notes } = readRow(row.cells, {
    offer,
    user,
    mode: NEW_APPLICATION,
    ...daysAt(deps.clock.now().getTime(), zoneOf(offer)),
    newId: () => deps.ids.uuid(),
  });
  if (reasons.length > 0) return refused(reasons);
  try {
    const made = await make(deps, making, { key: row.key, reference: row.reference, application });
    return { ...made, reasons: notes };
  } catch (error) {
    // No row can be imported while the database is unavailable: the whole sheet is uploaded again.
    if (error instanceof DatabaseUnavailable) throw error;
    const made = await findStanding(deps.database, { userId: user.id, keys: [row.key] });
    const other = made.get(row.key);
    // Another upload of the same row was quicker.
    if (other !== undefined) return known(offer, other);
    return refused([{ column: null, message: messageOf(error) }]);
  }
}

async function make(
  deps: ServerDeps,
  { session, caller, offer, mark }: Making,
  { key, reference, application }: { key: string; reference: string; application: Application },
): Promise<Outcome> {
  const wire = toWire(application, { offer: offer.id, file_key: key });
  // The upload's own mark makes a draft of another upload a refusal here and no reply.
  const data = { ...wire, action: 'autosave', sheet: mark };
  const reply = await createOrUpdate(deps, {
    session,
    caller,
    key,
    ifMatch: undefined,
    earlierKeys: [],
    isShared: false,
    ownReference: reference,
    sent: readData(data, 0),
  });
  return { outcome: 'made', application_id: reply.id, draft_url: reply.draft_url ?? null, reasons: [] };
}

function messageOf(error: unknown): string {
  const body = error instanceof Refusal ? error.body : {};
  if (typeof body === 'string') return body;
  const [said = body['message']] = Array.isArray(body['offer']) ? (body['offer'] as unknown[]) : [];
  return typeof said === 'string' ? said : serverTexts.serverError;
}

/** Returns a UUID that nobody can guess without the service's key, the same for a row in every upload. */
function keyOf(
  { keys }: Pick<ServerDeps, 'keys'>,
  { userId, offer, counted }: { userId: number; offer: Offer; counted: string },
): string {
  const content = canonicalText(['sheet', userId, offer.id, counted]);
  const bytes = createHash('sha256')
    .update(keyedHash(keys, sha256(content)))
    .digest();
  // Version 8: made by a rule of our own (RFC 9562).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** Finds the applications of these keys: by the keys of their files, and those that were deleted by the keys of their calls. */
async function findStanding(
  database: Database,
  { userId, keys }: { userId: number; keys: readonly string[] },
): Promise<Map<string, Standing>> {
  const rows = await database
    .selectFrom('applications')
    .select(['id', 'status', 'draft_id', 'file_key'])
    .where('user_id', '=', userId)
    .where('file_key', 'in', keys)
    .where((where) => where.or([where('status', '!=', 'draft'), where('saved_at', 'is not', null)]))
    .execute();
  const closed = await database
    .selectFrom('idempotency_keys')
    .select('key')
    .where('key', 'in', keys)
    .where('closed_at', 'is not', null)
    .where('application_id', 'is not', null)
    .execute();
  const found = new Map<string, Standing>(closed.map(({ key }) => [key, 'deleted']));
  for (const { id, status, draft_id: draftId, file_key: key } of rows)
    if (key !== null) found.set(key, { id, isDraft: status === 'draft', draftId });
  return found;
}
