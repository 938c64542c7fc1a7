/** Documents inside an application: the client names them, the server says what they are. */
import type { UploadedDocument } from '#domain/application.ts';
import { DOCUMENT_FIELDS } from '#domain/documents/documentFields.ts';
import { isRecord } from '#domain/formats/isRecord.ts';

const FIELDS: ReadonlySet<string> = new Set(DOCUMENT_FIELDS);

export interface DocumentReference {
  step: string;
  /** In Formik's syntax: `investors[0].idDoc`. */
  path: string;
  /** Null: something that names no upload. */
  id: string | null;
}

type Replace = (document: Record<string, unknown>, place: { step: string; path: string }) => unknown;

function walk(value: unknown, place: { step: string; path: string }, replace: Replace): unknown {
  if (Array.isArray(value))
    return value.map((entry: unknown, index) =>
      walk(entry, { step: place.step, path: `${place.path}[${index}]` }, replace),
    );
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      const inner = { step: place.step, path: place.path === '' ? name : `${place.path}.${name}` };
      return [name, FIELDS.has(name) ? replaceIn(entry, inner, replace) : walk(entry, inner, replace)];
    }),
  );
}

function replaceIn(value: unknown, place: { step: string; path: string }, replace: Replace): unknown {
  if (Array.isArray(value))
    return value.map((entry: unknown, index) =>
      replaceIn(entry, { step: place.step, path: `${place.path}[${index}]` }, replace),
    );
  return isRecord(value) && Object.keys(value).length > 0 ? replace(value, place) : value;
}

function mapDocuments<Steps extends object>(application: Steps, replace: Replace): Steps {
  return Object.fromEntries(
    Object.entries(application).map(([step, values]) => [step, walk(values, { step, path: '' }, replace)]),
  ) as Steps;
}

/** Every document that the application names, with its place. */
export function listDocuments(application: object): DocumentReference[] {
  const found: DocumentReference[] = [];
  mapDocuments(application, (document, place) => {
    found.push({ ...place, id: typeof document['id'] === 'string' ? document['id'].toLowerCase() : null });
    return document;
  });
  return found;
}

/** The application with what the server knows of each document, instead of what the client said of it. */
export function withKnownDocuments<Steps extends object>(
  application: Steps,
  known: ReadonlyMap<string, UploadedDocument>,
): Steps {
  return mapDocuments(application, (document) => known.get(String(document['id']).toLowerCase()) ?? document);
}

/** The application with each document reduced to its id, as it is stored. */
export function withDocumentIds<Steps extends object>(application: Steps): Steps {
  return mapDocuments(application, ({ id }) => ({ id }));
}
