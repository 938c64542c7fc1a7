/**
 * Tables of accepted and refused values, one file per step. A row changes one or a few fields of a valid application and says
 * which message the schema gives, or null; domain tests judge the rows by the schema, server tests post them.
 */
import type { Application, DataStepName } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import type { User } from '#domain/session.ts';
import { landingFormValues } from '#domain/offers/landing.ts';
import type { SchemaContext } from '#domain/rules/context.ts';
import { aDemoOffer, aSchemaContext } from '../applications.ts';
import { type InvestorKind, anApplicationBy } from '../entityApplications.ts';

export interface SchemaRow {
  name: string;
  /** Path within the step's values (`investors[0].legalFirstName`) to its new value. */
  set: Record<string, unknown>;
  /** The one message expected at that path; null: the step is accepted. */
  expect: { path: string; message: string } | null;
  /** Settings over the base offer; such a row can be posted only where the offer can be changed. */
  offer?: Partial<Offer>;
  /** Changes of other steps, by path from the application (`contact_details.applicant_role`). */
  elsewhere?: Record<string, unknown>;
  user?: User;
  mode?: Partial<SchemaContext['mode']>;
  /** Whose application it is; one individual's where absent. */
  owner?: InvestorKind;
}

/** Groups of rows; a group is what one requirement or a few ask. */
export type SchemaTable = Record<string, SchemaRow[]>;

/** A row that is refused with `message` at `path`, which is the field that is set unless another is named. */
export function refused(name: string, set: Record<string, unknown>, refusal: string | Refusal): SchemaRow {
  const {
    message,
    path = Object.keys(set)[0] ?? '',
    ...rest
  } = typeof refusal === 'string' ? { message: refusal } : refusal;
  return { name, set, expect: { path, message }, ...rest };
}

export function accepted(name: string, set: Record<string, unknown>, rest: RowRest = {}): SchemaRow {
  return { name, set, expect: null, ...rest };
}

/** The rows in the application of this owner. */
export function ownedBy(owner: InvestorKind, rows: readonly SchemaRow[]): SchemaRow[] {
  return rows.map((row) => ({ ...row, owner }));
}

/** What surrounds the step in a row. */
type RowRest = Partial<Pick<SchemaRow, 'offer' | 'elsewhere' | 'user' | 'mode'>>;
type Refusal = RowRest & { message: string; path?: string };

/** The step's values and the context in which a row stands. */
export function arrange(step: DataStepName, row: SchemaRow): { values: unknown; context: SchemaContext } {
  const offer = aDemoOffer('emberfield-copper', row.offer);
  const base = withPaths(anApplicationBy(row.owner ?? 'individual', offer), row.elsewhere ?? {});
  const stored = step === 'landingpage' ? landingFormValues(base) : (base[step] ?? {});
  const context = aSchemaContext(offer, { application: base, user: row.user ?? null });
  return { values: withPaths(stored, row.set), context: { ...context, mode: { ...context.mode, ...row.mode } } };
}

/** The application with a row's changes in place, as a client would send it. */
export function applicationOf(step: DataStepName, row: SchemaRow): Application {
  const { values, context } = arrange(step, row);
  return { ...context.application, [step]: values };
}

/** A deep copy of `target` with the values at the paths; undefined takes a field away. */
export function withPaths<Target>(target: Target, changes: Record<string, unknown>): Target {
  const copy = structuredClone(target);
  for (const [path, value] of Object.entries(changes)) setAt(copy, path.split(/[.[\]]+/).filter(Boolean), value);
  return copy;
}

function setAt(node: unknown, [key = '', ...rest]: string[], value: unknown): void {
  const holder = node as Record<string, unknown>;
  if (rest.length === 0) {
    if (value === undefined) delete holder[key];
    else holder[key] = value;
    return;
  }
  holder[key] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {};
  setAt(holder[key], rest, value);
}
