/** `application_data`: the one field of the create-update call (2-CALL-01 to 2-CALL-07). */
import { pick } from './formats/pick.ts';
import { isRecord } from './formats/isRecord.ts';
import { lookUp } from './formats/lookUp.ts';
import type { Application, InvestorDetails, InvestorType } from './application.ts';
import { fromIsoDate, toIsoDate } from './formats/dates.ts';
import { APPLICATION } from './application/fields.ts';
import type { FieldShape, FieldTable } from './application/fieldKinds.ts';
import type { NumberHandles } from './application/numbers.ts';

/** What the call says beside the step data. Ids are absent or null until they are known. */
export interface WireIds {
  /** The offer's id. */
  offer: number;
  application_id?: number | string | null;
  splash_application_id?: number | string | null;
  /** The UUID that the client's file has for life. */
  file_key?: string | null;
  /** Issuer-acting (2-CALL-02). */
  issuer_is_submitting?: boolean;
  /** The strict readiness (Appendix A.6). */
  all_docs_are_attached?: boolean;
  /** Of the numbers that came masked and go back as they came. */
  number_handles?: NumberHandles | null;
}

/** Step data by step name, the ids, and the HIN once more under its own name (2-HIN-07). */
export type WireData = WireIds & { [name: string]: unknown; hin?: string; action?: string };

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

/** The short codes that stand for an investor type in some places (2-INV-07): read, never written. `i` and `t` depend on the investors. */
const TYPE_CODES: Readonly<Record<string, (investors: number) => InvestorType>> = {
  i: (investors) => (investors > 1 ? 'joint_individual' : 'individual'),
  c: () => 'company',
  t: (investors) => (investors > 0 ? 'bare_trust' : 'trust_superfund'),
  p: () => 'partnership',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Which way values travel; dates named in 3-MISC-08 change their form. */
type Direction = 'out' | 'in';

/**
 * The object that is sent: known fields only, dates of the declaration and of controlling persons as ISO, unknown ids left out.
 * @example toWire({ review: {} }, { offer: 7 }) // { review: {}, offer: 7 }
 */
export function toWire(application: Application, ids: WireIds): WireData {
  const hin = application.investor_details?.hin;
  const known = Object.fromEntries(Object.entries(pick(ids, ENVELOPE_FIELDS)).filter(([, value]) => value !== null));
  return {
    ...passObject(application, APPLICATION, 'out'),
    ...known,
    offer: ids.offer,
    ...(hin === undefined ? {} : { hin }),
  };
}

/**
 * The reverse, for whatever arrives: what is not an object, not a known field or not of its field's kind (a number where a text
 * belongs) is left out, so that the rules see an application as its type says. Whether the values are right is the schemas'
 * matter. `hin` is read from `investor_details`.
 */
export function fromWire(data: unknown): ReadWire {
  const { number_handles: handles, ...envelope }: { [name: string]: unknown } = isRecord(data)
    ? pick(data, ENVELOPE_FIELDS)
    : {};
  const plain = Object.fromEntries(Object.entries(envelope).filter(([, value]) => isPlain(value)));
  const application: Application = isRecord(data) ? passObject(data, APPLICATION, 'in') : {};
  const { investor_details: details } = application;
  return {
    ...plain,
    ...(isRecord(handles) && { number_handles: textsOf(handles) }),
    application: details ? { ...application, investor_details: withTypeInFull(details) } : application,
  };
}

/** A bare trust is told from other trusts by the list of its trustees, a joint investment by that of its investors. */
function withTypeInFull(details: InvestorDetails): InvestorDetails {
  const code: string = details.investor_type ?? '';
  const type = lookUp(TYPE_CODES, code)?.(details.investors?.length ?? 0);
  return type === undefined ? details : { ...details, investor_type: type };
}

function passObject(values: object, fields: FieldTable, direction: Direction): Record<string, unknown> {
  const entries = Object.entries(pick(values, Object.keys(fields))).flatMap(([name, value]) => {
    const field = fields[name];
    const passed = field && pass(value, field.shape, direction);
    return passed === undefined ? [] : [[name, passed] as const];
  });
  return Object.fromEntries(entries);
}

/** The value as it goes on, or undefined where it is not of its field's kind. */
function pass(value: unknown, shape: FieldShape, direction: Direction): unknown {
  if (value === null) return mayBeNull(shape) ? null : undefined;
  if (shape === 'any') return value;
  if (shape === 'id') return typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : undefined;
  if (shape === 'text') return typeof value === 'string' ? value : undefined;
  if (shape === 'flag') return typeof value === 'boolean' ? value : undefined;
  if (shape === 'number') return Number.isSafeInteger(value) ? value : undefined;
  if (shape === 'date') return typeof value === 'string' ? passDate(value, direction) : undefined;
  if (shape === 'texts') return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : undefined;
  if (shape === 'textsByName') return isRecord(value) ? textsOf(value) : undefined;
  if ('rows' in shape)
    return Array.isArray(value)
      ? value.filter(isRecord).map((row) => passObject(row, shape.rows, direction))
      : undefined;
  return isRecord(value) ? passObject(value, shape.fields, direction) : undefined;
}

function textsOf(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** No text and no list is ever null: null is how a flag, a number or most objects say 'not answered'. */
function mayBeNull(shape: FieldShape): boolean {
  if (shape === 'any' || shape === 'flag' || shape === 'number') return true;
  return typeof shape === 'object' && 'fields' in shape && !shape.isNeverNull;
}

/** ISO on the wire, DD/MM/YYYY here; text that is no date in its direction's form goes on as it is. */
function passDate(value: string, direction: Direction): string {
  if (direction === 'out') return toIsoDate(value) ?? value;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? fromIsoDate(value) || value : value;
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
