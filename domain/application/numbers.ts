/**
 * The numbers of an application by which authorities and banks know people. Whoever reads an application gets the end of each and a handle;
 * the handles stand beside the steps (`number_handles` on the wire), so that forms, rules and lists know nothing of them. A number is named by
 * the entity that it belongs to and its field, never by a place in a list.
 */
import type { Application, DataStepName } from '../application.ts';
import { isRecord } from '../formats/isRecord.ts';
import { tableIn, type FieldTable } from './fieldKinds.ts';
import { STEP_FIELDS } from './fields.ts';

/** By the name of the number: a random word that says nothing of it. */
export type NumberHandles = Readonly<Record<string, string>>;

export interface NumberAt {
  step: DataStepName;
  /** In Formik's syntax, within the step. */
  path: string;
  /** The id of the entity, or its step where there is one of it, and the field there: `7f3a….taxDetails.tfn`, `bank_details.accountNumber`. */
  name: string;
  value: string;
  /** A TFN, an ABN in its place, or a TIN. */
  isTax: boolean;
}

/** Where the walk is, and what it does. */
interface Spot {
  step: DataStepName;
  path: string;
  name: string;
  /** Whether the name begins with an id: what is inside belongs to that entity. */
  isInEntity: boolean;
  change: (number: NumberAt) => string;
}

/** The application with its numbers changed. Blank ones are no numbers. */
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

/** What has an id is an entity, or, inside one, told from its like by that id; what has none belongs to whatever holds it. */
function entered({ id }: Record<string, unknown>, spot: Spot, index: string): Spot {
  if (typeof id !== 'string')
    return { ...spot, name: index === '' ? spot.name : `${spot.name}.${index}`, isInEntity: true };
  return spot.isInEntity ? { ...spot, name: `${spot.name}.${id}` } : { ...spot, name: id, isInEntity: true };
}

/** Every number that is there. */
export function listNumbers(application: Application): NumberAt[] {
  const found: NumberAt[] = [];
  mapNumbers(application, (number) => {
    found.push(number);
    return number.value;
  });
  return found;
}
