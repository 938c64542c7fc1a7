/** The one description of every call: OpenAPI, made from what the routes say of themselves. */
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { submissionBody } from '../wire/applications.ts';
import { submissionForm } from './applicationData.ts';

type Json = Record<string, unknown>;

/** One call, as much of it as is read here. */
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

/** Where shapes stand, as references say it. */
const SHAPES = '#/components/schemas/';

const ABOUT =
  'Every call of the service, made from its routes. A session is a cookie: send back with each call what the answers before it set, as a browser does.';

/** Forms are read part by part, so their fields stand apart from what Fastify judges; what a call needs goes along. */
function withForm(schema: FastifySchema, { config, method }: RouteOptions): FastifySchema {
  const { body: _judged, ...rest } = schema;
  const form = config?.form === submissionBody ? submissionForm() : config?.form;
  const described = { ...rest, 'x-needs': config?.needs };
  if (!form || method === 'GET') return described;
  return { ...described, body: form, consumes: ['multipart/form-data'] };
}

/** Hears what the routes that are added from now on say of themselves. */
export async function hearCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Allot', description: ABOUT, version: '1' },
    },
    transform: ({ schema, url, route }) => ({ schema: withForm(schema, route), url }),
  });
}

/** The description of all calls, once the service is ready: the same for the same routes. */
export function describeCalls(app: FastifyInstance): CallsDocument {
  const document = structuredClone(app.swagger()) as unknown as CallsDocument;
  const schemas: Record<string, Json> = {};
  const paths = sorted(hoist(document.paths, schemas) as CallsDocument['paths']);
  // HEAD is GET without a body, wherever there is one.
  for (const calls of Object.values(paths)) delete calls['head'];
  for (const operation of Object.values(paths).flatMap((calls) => Object.values(calls))) {
    for (const [status, response] of Object.entries(operation.responses))
      response.description = STATUSES[status] ?? response.description;
    for (const media of Object.values(operation.requestBody?.content ?? {})) sendJsonAsText(media, schemas);
  }
  return { ...document, paths, components: { schemas: sorted(schemas) } };
}

type Media = NonNullable<Operation['requestBody']>['content'][string];

/** OpenAPI has objects in forms sent as `application/json` unless it is told otherwise: ours are texts, as all fields are. */
function sendJsonAsText(media: Media, schemas: Record<string, Json>): void {
  const fields = Object.entries(media.schema['properties'] ?? {}) as [string, Json][];
  const objects = fields.filter(([, { type, $ref }]) => (type ?? shapeAt($ref, schemas)?.['type']) === 'object');
  if (objects.length > 0)
    media.encoding = Object.fromEntries(objects.map(([name]) => [name, { contentType: 'text/plain' }]));
}

/** Shapes with a title stand once, under it, and are referred to from wherever they are used. */
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
