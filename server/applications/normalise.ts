/** Takes an application apart into the rows of the tables, and puts it together again, field by field. */
import { isRecord } from '#domain/formats/isRecord.ts';
import type { Application } from '#domain/application.ts';
import { PLACES, type EntityKind, type Place } from './places.ts';

type Fields = Record<string, unknown>;

export interface Entity {
  kind: EntityKind;
  step: string;
  /** Concrete keys joined by dots, e.g. `investors.0`; empty for the step's values themselves. */
  path: string;
  role: string;
  details: Fields;
}

export interface ApplicationParts {
  /** Rest of each step: `{}` stands in the place of an entity's fields. */
  steps: { step: string; answers: Fields }[];
  entities: Entity[];
}

/** Returns the objects at a place, with their concrete paths. */
function findObjects(
  value: unknown,
  path: readonly string[],
  trail: readonly string[] = [],
): { fields: Fields; trail: readonly string[] }[] {
  const [key, ...rest] = path;
  if (key === undefined) return isRecord(value) ? [{ fields: value, trail }] : [];
  if (key === '*')
    return Array.isArray(value)
      ? value.flatMap((entry, index) => findObjects(entry, rest, [...trail, String(index)]))
      : [];
  return isRecord(value) ? findObjects(value[key], rest, [...trail, key]) : [];
}

function takeFields(fields: Fields, wanted: Place['fields']): Fields {
  const names = wanted === 'all' ? Object.keys(fields) : wanted.filter((name) => Object.hasOwn(fields, name));
  const taken = Object.fromEntries(names.map((name) => [name, fields[name]]));
  for (const name of names) delete fields[name];
  return taken;
}

/** Takes an application apart. @param application is not changed */
export function normaliseApplication(application: Application): ApplicationParts {
  const rest = JSON.parse(JSON.stringify(application)) as Record<string, unknown>;
  const entities: Entity[] = [];
  for (const { step, path, kind, role, fields: wanted } of PLACES) {
    for (const { fields, trail } of findObjects(rest[step], path)) {
      const details = takeFields(fields, wanted);
      if (Object.keys(details).length > 0) entities.push({ kind, step, path: trail.join('.'), role, details });
    }
  }
  const steps = Object.entries(rest).flatMap(([step, answers]) => (isRecord(answers) ? [{ step, answers }] : []));
  return { steps, entities };
}

function objectAt(value: unknown, path: string): Fields | null {
  const keys = path === '' ? [] : path.split('.');
  const found = keys.reduce<unknown>((parent, key) => {
    if (Array.isArray(parent)) return parent[Number(key)];
    return isRecord(parent) ? parent[key] : undefined;
  }, value);
  return isRecord(found) ? found : null;
}

/** Puts an application together, the reverse of normaliseApplication: entities go back to their places, outer ones first. */
export function assembleApplication({ steps, entities }: ApplicationParts): Application {
  const application: Record<string, Fields> = Object.fromEntries(
    steps.map(({ step, answers }) => [step, structuredClone(answers)]),
  );
  const depth = ({ path }: Entity): number => (path === '' ? 0 : path.split('.').length);
  for (const entity of [...entities].sort((a, b) => depth(a) - depth(b))) {
    const target = objectAt(application[entity.step], entity.path);
    if (target) Object.assign(target, structuredClone(entity.details));
  }
  return application;
}
