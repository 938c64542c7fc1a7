/** Documents inside an application: the client names them, the server has the facts about them. */
import type { UploadedDocument } from '#domain/application.ts';
import { DOCUMENT_FIELDS } from '#domain/model/documentFields.ts';
import { isRecord } from '#domain/formats/isRecord.ts';

const FIELDS: ReadonlySet<string> = new Set(DOCUMENT_FIELDS);

export interface DocumentReference {
  step: string;
  /** Path in Formik's syntax: `investors[0].idDoc`. */
  path: string;
  /** Null if it names no upload. */
  id: string | null;
}

interface Place {
  step: string;
  path: string;
}

type Replace = (document: Record<string, unknown>, place: Place) => unknown;

/**
 * Returns the value with its documents replaced; the value itself if it has none. Nearly all of an application has none, and each
 * submission looks through it.
 */
function walk(value: unknown, place: Place, replace: Replace): unknown {
  return changeInside(value, place, (entry, inner, name) =>
    FIELDS.has(name) ? replaceIn(entry, inner, replace) : walk(entry, inner, replace),
  );
}

function replaceIn(value: unknown, place: Place, replace: Replace): unknown {
  if (Array.isArray(value)) return changeInside(value, place, (entry, inner) => replaceIn(entry, inner, replace));
  return isRecord(value) && Object.keys(value).length > 0 ? replace(value, place) : value;
}

/** Returns the list or object with all lists and objects in it changed; plain values stay. */
function changeInside(
  value: unknown,
  { step, path }: Place,
  change: (entry: object, inner: Place, name: string) => unknown,
): unknown {
  if (Array.isArray(value)) {
    const rows = value.map((row: unknown, index) =>
      isHolding(row) ? change(row, { step, path: `${path}[${index}]` }, '') : row,
    );
    return rows.every((row, index) => row === value[index]) ? value : rows;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, entry]): [string, unknown] => [
    name,
    isHolding(entry) ? change(entry, { step, path: path === '' ? name : `${path}.${name}` }, name) : entry,
  ]);
  return entries.every(([name, entry]) => entry === value[name]) ? value : Object.fromEntries(entries);
}

function isHolding(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function mapDocuments<Steps extends object>(application: Steps, replace: Replace): Steps {
  return Object.fromEntries(
    Object.entries(application).map(([step, values]) => [step, walk(values, { step, path: '' }, replace)]),
  ) as Steps;
}

/** Returns every document that the application names, with its place. */
export function listDocuments(application: object): DocumentReference[] {
  const found: DocumentReference[] = [];
  mapDocuments(application, (document, place) => {
    found.push({ ...place, id: typeof document['id'] === 'string' ? document['id'].toLowerCase() : null });
    return document;
  });
  return found;
}

/** Returns the application with the server's facts about each document, instead of the client's. */
export function withKnownDocuments<Steps extends object>(
  application: Steps,
  known: ReadonlyMap<string, UploadedDocument>,
): Steps {
  return mapDocuments(application, (document) => known.get(String(document['id']).toLowerCase()) ?? document);
}

/** Returns the application with each document reduced to its id, as it is stored. */
export function withDocumentIds<Steps extends object>(application: Steps): Steps {
  return mapDocuments(application, ({ id }) => ({ id }));
}
