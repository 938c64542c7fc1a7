/**
 * Numbers by which authorities and banks know the people of an application. Readers of an application get the end of each number and a
 * handle. The handles stand beside the steps (`number_handles` on the wire), so that forms, rules and lists do not handle them. A number's
 * name is made of its entity and its field, never of a place in a list.
 */
import type { Application, DataStepName } from '../model/application.ts';
import { isRecord } from '../formats/isRecord.ts';
import { tableIn, type FieldTable } from '../model/fieldKinds.ts';
import { STEP_FIELDS } from '../model/fields.ts';

/** Handles by the name of the number: a random word that tells nothing about it. */
export type NumberHandles = Readonly<Record<string, string>>;

export interface NumberAt {
  step: DataStepName;
  /** Path in Formik's syntax, within the step. */
  path: string;
  /** Id of the entity, or its step if there is only one, and the field: `7f3a….taxDetails.tfn`, `bank_details.accountNumber`. */
  name: string;
  value: string;
  /** A TFN, an ABN in its place, or a TIN. */
  isTax: boolean;
}

/** Position of the walk, and its change. */
interface Spot {
  step: DataStepName;
  path: string;
  name: string;
  /** The name begins with an id: everything inside belongs to that entity. */
  isInEntity: boolean;
  change: (number: NumberAt) => string;
}

/** Returns the application with its numbers changed. Blank numbers are skipped. */
export function mapNumbers(application: Application, change: Spot['change']): Application {
  const steps: Application = { ...application };
  const write = <Step extends DataStepName>(step: Step, values: NonNullable<Application[Step]>): void => {
    const name = idOf(values, 'organisation_id') ?? idOf(values, 'id') ?? step;
    steps[step] = mapObject(values, STEP_FIELDS[step], { step, path: '', name, isInEntity: false, change });
  };
  for (const step of STEPS) {
    const values = application[step];
    if (values) write(step, values);
  }
  return steps;
}

function idOf(values: object, field: string): string | null {
  const id: unknown = Object.getOwnPropertyDescriptor(values, field)?.value;
  return typeof id === 'string' ? id : null;
}

const STEPS = Object.keys(STEP_FIELDS) as DataStepName[];

function mapObject<Values extends object>(values: Values, fields: FieldTable, spot: Spot): Values {
  const changed = Object.entries(values).map(([field, value]: [string, unknown]) => {
    const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
    const inner = { ...spot, path: spot.path === '' ? field : `${spot.path}.${field}`, name: `${spot.name}.${field}` };
    if (known === undefined || value === null || value === undefined) return [field, value];
    if (known.isMasked)
      return [
        field,
        typeof value === 'string' ? mapNumber(value, { ...inner, isTax: known.isTaxNumber ?? false }) : value,
      ];
    const table = tableIn(known.shape);
    return [field, table === null ? value : mapInside(value, table, inner)];
  });
  return Object.fromEntries(changed) as Values;
}

function mapNumber(value: string, { step, path, name, isTax, change }: Spot & Pick<NumberAt, 'isTax'>): string {
  return value.trim() === '' ? value : change({ step, path, name, value, isTax });
}

function mapInside(value: unknown, fields: FieldTable, spot: Spot): unknown {
  if (Array.isArray(value))
    return value.map((row: unknown, index) => {
      const path = `${spot.path}[${index}]`;
      return isRecord(row) ? mapObject(row, fields, entered(row, { ...spot, path }, String(index))) : row;
    });
  return isRecord(value) ? mapObject(value, fields, entered(value, spot, '')) : value;
}

/**
 * Enters an object. One with an id is an entity or, inside an entity, one of several told apart by that id; one without an id belongs to
 * its holder.
 */
function entered({ id }: Record<string, unknown>, spot: Spot, index: string): Spot {
  if (typeof id !== 'string')
    return { ...spot, name: index === '' ? spot.name : `${spot.name}.${index}`, isInEntity: true };
  return spot.isInEntity ? { ...spot, name: `${spot.name}.${id}` } : { ...spot, name: id, isInEntity: true };
}

/** Lists every number that is not blank. */
export function listNumbers(application: Application): NumberAt[] {
  const found: NumberAt[] = [];
  mapNumbers(application, (number) => {
    found.push(number);
    return number.value;
  });
  return found;
}
