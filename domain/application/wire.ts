/** `application_data`: the one field of the create-update request (2-CALL-01 to 2-CALL-07). */
import { pick } from '../formats/pick.ts';
import { isRecord } from '../formats/isRecord.ts';
import { ownEntry } from '../formats/ownEntry.ts';
import type { Application, InvestorDetails, InvestorType } from '../model/application.ts';
import { fromIsoDate, toIsoDate } from '../formats/dates.ts';
import { excessMessage } from '../rules/excess.ts';
import { APPLICATION } from '../model/fields.ts';
import type { FieldShape, FieldTable, TextShape } from '../model/fieldKinds.ts';
import { LONGEST, MOST, MOST_ERRORS } from '../model/limits.ts';
import type { NumberHandles } from './numbers.ts';
import { limitTexts } from '../texts/limits.ts';

/** Fields of the request beside the step data. Ids are absent or null until they are known. */
export interface WireIds {
  /** The offer's id. */
  offer: number;
  application_id?: number | string | null;
  splash_application_id?: number | string | null;
  /** UUID that the client's file has for life. */
  file_key?: string | null;
  /** True for issuer-acting users (2-CALL-02). */
  issuer_is_submitting?: boolean;
  /** Strict readiness (Appendix A.6). */
  all_docs_are_attached?: boolean;
  /** Handles of the numbers that came masked and are sent back unchanged. */
  number_handles?: NumberHandles | null;
}

/** Step data by step name, the ids, and the HIN once more under its own name (2-HIN-07). */
export type WireData = WireIds & { [name: string]: unknown; hin?: string; action?: string };

/** A sent value beyond the limit of its field. */
export interface Excess {
  step: string;
  /** Path in Formik's syntax, within the step. */
  path: string;
  message: string;
}

export interface ReadWire extends Partial<Omit<WireIds, 'number_handles'>> {
  application: Application;
  number_handles?: NumberHandles;
  /** `splash`, `autosave`, `save_as_draft`; none when the application is submitted. */
  action?: string;
}

const ENVELOPE_FIELDS = [
  'offer',
  'application_id',
  'splash_application_id',
  'file_key',
  'issuer_is_submitting',
  'all_docs_are_attached',
  'action',
  'number_handles',
] as const;

/** Short codes for an investor type in some places (2-INV-07): read, never written. `i` and `t` depend on the investors. */
const TYPE_CODES: Readonly<Record<string, (investors: number) => InvestorType>> = {
  i: (investors) => (investors > 1 ? 'joint_individual' : 'individual'),
  c: () => 'company',
  t: (investors) => (investors > 0 ? 'bare_trust' : 'trust_superfund'),
  p: () => 'partnership',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Direction in which values travel; dates named in 3-MISC-08 change their form. */
type Direction = 'out' | 'in';

/** A field that a walk has reached. */
interface Spot {
  direction: Direction;
  step: string;
  path: string;
  /** Values beside the field. */
  beside: Readonly<Record<string, unknown>>;
  /** Collects values above their limits; null: no limits for values being read. */
  excess: FoundExcess | null;
}

interface FoundExcess {
  found: Excess[];
  /** Rows so far, in all lists. */
  rows: number;
}

/**
 * Returns the object to send: known fields only, dates of the declaration and of controlling persons as ISO, unknown ids left out.
 * @example toWire({ review: {} }, { offer: 7 }) // { review: {}, offer: 7 }
 */
export function toWire(application: Application, ids: WireIds): WireData {
  const hin = application.investor_details?.hin;
  const known = Object.fromEntries(Object.entries(pick(ids, ENVELOPE_FIELDS)).filter(([, value]) => value !== null));
  return {
    ...passSteps(application, { direction: 'out', excess: null }),
    ...known,
    offer: ids.offer,
    ...(hin === undefined ? {} : { hin }),
  };
}

/**
 * Reads the data that any caller sends. A value that is not an object, not a known field or not of its field's kind (a number in place of a
 * text) is left out, so that the rules see an application as its type describes it. A value larger than its field allows is left out
 * unread: `excess` names it, at most `MOST_ERRORS` of them. The schemas judge the values themselves. `hin` is read from `investor_details`.
 */
export function fromWire(data: unknown): ReadWire & { excess?: Excess[] } {
  const excess: FoundExcess = { found: [], rows: 0 };
  const read = readWire(data, excess);
  return excess.found.length === 0 ? read : { ...read, excess: excess.found };
}

/** Reads a response of the service: it may have been stored before its fields had limits, and stays readable (design 4c). */
export function fromService(data: unknown): ReadWire {
  return readWire(data, null);
}

function readWire(data: unknown, excess: FoundExcess | null): ReadWire {
  const { number_handles: sentHandles, ...envelope }: { [name: string]: unknown } = isRecord(data)
    ? pick(data, ENVELOPE_FIELDS)
    : {};
  const plain = Object.fromEntries(Object.entries(envelope).filter(([, value]) => isPlain(value)));
  const walk = { direction: 'in', excess } as const;
  const application: Application = isRecord(data) ? passSteps(data, walk) : {};
  const handles = pass(sentHandles, HANDLES, { ...walk, step: 'number_handles', path: '', beside: {} });
  const { investor_details: details } = application;
  return {
    ...plain,
    ...(handles !== undefined && { number_handles: handles as NumberHandles }),
    application: details ? { ...application, investor_details: withTypeInFull(details) } : application,
  };
}

const HANDLES: FieldShape = { named: { most: MOST.handles, of: 'number', longest: LONGEST.token } };

/** Writes the type in full: the list of trustees tells a bare trust from other trusts, the list of investors a joint investment. */
function withTypeInFull(details: InvestorDetails): InvestorDetails {
  const code: string = details.investor_type ?? '';
  const type = ownEntry(TYPE_CODES, code)?.(details.investors?.length ?? 0);
  return type === undefined ? details : { ...details, investor_type: type };
}

function passSteps(steps: object, walk: Pick<Spot, 'direction' | 'excess'>): Record<string, unknown> {
  const sent: { readonly [name: string]: unknown } = pick(steps, Object.keys(APPLICATION));
  const entries = Object.entries(APPLICATION).flatMap(([step, { shape }]) => {
    const passed =
      sent[step] === undefined ? undefined : pass(sent[step], shape, { ...walk, step, path: '', beside: {} });
    return passed === undefined ? [] : [[step, passed] as const];
  });
  return Object.fromEntries(entries);
}

function passObject(values: Record<string, unknown>, fields: FieldTable, spot: Spot): Record<string, unknown> {
  const entries = Object.entries(pick(values, Object.keys(fields))).flatMap(([name, value]) => {
    const shape = fields[name]?.shape;
    const path = spot.path === '' ? name : `${spot.path}.${name}`;
    const passed = shape && pass(value, shape, { ...spot, path, beside: values });
    return passed === undefined ? [] : [[name, passed] as const];
  });
  return Object.fromEntries(entries);
}

/** Returns the value to pass on, or undefined if it is not of its field's kind, or larger than its field allows. */
function pass(value: unknown, shape: FieldShape, spot: Spot): unknown {
  if (value === null) return mayBeNull(shape) ? null : undefined;
  if (isInExcess(value, shape, spot)) return undefined;
  if (shape === 'id') return typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : undefined;
  if (shape === 'flag') return typeof value === 'boolean' ? value : undefined;
  if (shape === 'number') return Number.isSafeInteger(value) ? value : undefined;
  if ('largest' in shape) return value;
  if ('longest' in shape) return typeof value === 'string' ? passText(value, shape, spot) : undefined;
  if ('texts' in shape) return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : undefined;
  if ('named' in shape) return isRecord(value) ? textsOf(value) : undefined;
  if ('rows' in shape) return Array.isArray(value) ? passRows(value, shape.rows, spot) : undefined;
  return isRecord(value) ? passObject(value, shape.fields, spot) : undefined;
}

function passRows(rows: readonly unknown[], fields: FieldTable, spot: Spot): unknown[] {
  return rows
    .filter(isRecord)
    .map((row, index) => passObject(row, fields, { ...spot, path: `${spot.path}[${index}]` }));
}

/** Notes a value above its limit. Once enough are noted, nothing more is checked: the whole is refused. */
function isInExcess(value: unknown, shape: FieldShape, { excess, step, path, beside }: Spot): boolean {
  if (excess === null) return false;
  if (excess.found.length >= MOST_ERRORS) return true;
  const message = excessMessage(value, shape, beside) ?? rowsInAllMessage(value, shape, excess);
  if (message !== null) excess.found.push({ step, path, message });
  return message !== null;
}

/** Counts the rows of a list; returns the message once there are more in all than an application holds. */
function rowsInAllMessage(value: unknown, shape: FieldShape, excess: FoundExcess): string | null {
  if (!Array.isArray(value) || typeof shape === 'string' || !('rows' in shape)) return null;
  excess.rows += value.length;
  return excess.rows > MOST.rows ? limitTexts.rowsInAll(MOST.rows) : null;
}

function textsOf(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** True if null is allowed. No text and no list is ever null: for a flag, a number or most objects, null means 'not answered'. */
function mayBeNull(shape: FieldShape): boolean {
  if (typeof shape === 'string') return shape !== 'id';
  return 'largest' in shape || ('fields' in shape && !shape.isNeverNull);
}

/** Converts dates: ISO on the wire, DD/MM/YYYY here. Text that is no date in its direction's form passes unchanged. */
function passText(value: string, { isDate }: TextShape, { direction }: Spot): string {
  if (!isDate) return value;
  if (direction === 'out') return toIsoDate(value) ?? value;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? fromIsoDate(value) || value : value;
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
