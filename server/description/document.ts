/** The one OpenAPI description of every call, made from the routes' own declarations. */
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { submissionBody } from '../wire/applications.ts';
import { submissionForm } from './applicationData.ts';

type Json = Record<string, unknown>;

/** One call, reduced to the fields that are read here. */
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  'x-needs': string;
  parameters?: { name: string; in: string; required?: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json; encoding?: Record<string, { contentType: string }> }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>;
}

/** `paths` by address, then by method in small letters; `components.schemas` by the titles of shapes. */
export interface CallsDocument {
  openapi: string;
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
}

const STATUSES: Record<string, string> = {
  200: 'The answer',
  204: 'Done; the answer has no body',
  400: 'Refused for what was sent',
  401: 'Somebody else is acting than the page believes, or nobody any more',
  403: 'Refused: the token was not accepted, or the account may not',
  404: 'There is none, or not for this caller',
  409: 'The same key is in flight, or closed',
  413: 'Too large',
  415: 'Not a multipart form',
  422: 'The key was used for something else',
  429: 'Too many calls',
  500: 'Something is wrong with the service',
  502: 'An outside service is not available',
  503: 'The service is not available for a while; `Retry-After` says when to try again',
};

/** Beginning of a reference to a shape. */
const SHAPES = '#/components/schemas/';

const ABOUT =
  'Every call of the service, made from its routes. A session is a cookie: send back with each call what the answers before it set, as a browser does.';

/**
 * Adds the form of a call, since forms are read part by part and Fastify does not validate them; also adds the permission that the call
 * needs.
 */
function withForm(schema: FastifySchema, { config, method }: RouteOptions): FastifySchema {
  const { body: _judged, ...rest } = schema;
  const form = config?.form === submissionBody ? submissionForm() : config?.form;
  const described = { ...rest, 'x-needs': config?.needs };
  if (!form || method === 'GET') return described;
  return { ...described, body: form, consumes: ['multipart/form-data'] };
}

/** Collects the declarations of the routes that are added from now on. */
export async function collectCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Allot', description: ABOUT, version: '1' },
    },
    transform: ({ schema, url, route }) => ({ schema: withForm(schema, route), url }),
  });
}

/** Returns the description of all calls, once the service is ready: the same for the same routes. */
export function describeCalls(app: FastifyInstance): CallsDocument {
  const document = structuredClone(app.swagger()) as unknown as CallsDocument;
  const schemas: Record<string, Json> = {};
  const paths = sorted(hoist(document.paths, schemas) as CallsDocument['paths']);
  // HEAD is GET without a body, for every GET.
  for (const calls of Object.values(paths)) delete calls['head'];
  for (const operation of Object.values(paths).flatMap((calls) => Object.values(calls))) {
    for (const [status, response] of Object.entries(operation.responses))
      response.description = STATUSES[status] ?? response.description;
    for (const media of Object.values(operation.requestBody?.content ?? {})) sendJsonAsText(media, schemas);
  }
  return { ...document, paths, components: { schemas: sorted(schemas) } };
}

type Media = NonNullable<Operation['requestBody']>['content'][string];

/** OpenAPI sends objects in forms as `application/json` unless told otherwise: ours are texts, as all fields are. */
function sendJsonAsText(media: Media, schemas: Record<string, Json>): void {
  const fields = Object.entries(media.schema['properties'] ?? {}) as [string, Json][];
  const objects = fields.filter(([, { type, $ref }]) => (type ?? shapeAt($ref, schemas)?.['type']) === 'object');
  if (objects.length > 0)
    media.encoding = Object.fromEntries(objects.map(([name]) => [name, { contentType: 'text/plain' }]));
}

/** Moves shapes with a title to one place, under it, and refers to them wherever they are used. */
function hoist(value: unknown, schemas: Record<string, Json>): unknown {
  if (Array.isArray(value)) return value.map((entry) => hoist(entry, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, hoist(inner, schemas)]);
  const inner = Object.fromEntries(entries) as Json;
  const { title } = inner;
  if (typeof title !== 'string') return inner;
  schemas[title] = inner;
  return { $ref: `${SHAPES}${title}` };
}

function shapeAt(reference: unknown, schemas: Record<string, Json>): Json | undefined {
  return schemas[String(reference).replace(SHAPES, '')];
}

function sorted<Value>(values: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)));
}
