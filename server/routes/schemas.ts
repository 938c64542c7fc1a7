/** Description of every route: a sentence, and the shape of each of its responses. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { Type, type TObject, type TSchema } from 'typebox';
import { failure, forbidden, unauthorised } from '../wire/failures.ts';
import { text } from '../wire/kinds.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Fields of a multipart body, which is read part by part and so never checked as a whole. */
    form?: TObject;
  }
}

/** Returns the service, with handlers typed by their route's schema. */
export function typed(app: FastifyInstance) {
  return app.withTypeProvider<TypeBoxTypeProvider>();
}

/** Heading of a call in the documentation. */
type Tag =
  'applications' | 'development' | 'documents' | 'files' | 'holders' | 'look-ups' | 'offers' | 'records' | 'session';

interface Said {
  operationId: string;
  tags: Tag[];
  summary: string;
  description?: string;
}

/**
 * Returns the description of a call: its name, its heading, and a sentence on what it does; `description` is for what a caller has to know
 * besides.
 */
export function describeCall(operationId: string, tag: Tag, ...[summary, description]: [string, string?]): Said {
  return { operationId, tags: [tag], summary, ...(description !== undefined && { description }) };
}

/** Refusals by status, which the routes that give them name. Every route can give those of `ALWAYS`. */
const ALWAYS = { 400: failure, 500: failure, 503: failure };
export const MISSING = { 404: failure };
export const LIMITED = { 429: failure };
/** Refusals of calls that carry the token; forms also refuse a body that is too large or of another type. */
export const UNSAFE = { 403: forbidden };
export const FORM = { ...UNSAFE, 413: failure, 415: failure };
export const ACTOR = { 401: unauthorised };
/** Refusals of a command on one application, in one name and without a body. */
export const COMMAND = { ...UNSAFE, ...ACTOR, ...LIMITED, ...MISSING, 409: failure };

/**
 * Returns the responses of a route by status. The result of a handler is typed by the successful ones alone: refusals are thrown
 * (errors.ts). A reply holds nothing that its shape does not name.
 */
export function responsesByStatus<Success extends Record<number, unknown>>(
  success: Success,
  refusals: Record<number, TSchema> = {},
): Success {
  return { ...ALWAYS, ...refusals, ...success };
}

/** Response without a body. */
export const emptyResponse = Type.Null();

/** Returns the response of a file. */
export function fileResponse(...types: string[]): { content: Record<string, { schema: TSchema }> } {
  return { content: Object.fromEntries(types.map((type) => [type, { schema: Type.String() }])) };
}

const token = Type.String({ description: 'The token of `GET /api/csrf/`' });
const actor = Type.Optional(
  Type.String({ description: 'Who the page believes to be acting: `nobody`, or `12 investor`' }),
);
const shared = Type.Optional(
  Type.Unsafe<'1'>({
    type: 'string',
    enum: ['1'],
    description: 'Others use this computer: so the session holds the draft from now on',
  }),
);
/** Headers of unsafe calls. */
export const tokenHeader = Type.Object({ 'x-csrf-token': token });
export const unsafeHeaders = Type.Object({ 'x-csrf-token': token, 'x-acting-as': actor });
/** Headers of unsafe calls that begin to hold a draft. */
export const holdingHeaders = Type.Object({ ...unsafeHeaders.properties, 'x-shared-computer': shared });
/** Headers of unsafe calls that ask a caller with the draft's file for its code. */
export const fileKeyHeaders = Type.Object({
  ...unsafeHeaders.properties,
  'x-file-key': Type.Optional(
    Type.String({ description: 'The client’s own key of the file that the draft was saved from' }),
  ),
});
/** Headers of calls whose repeat gets the response to the first call. */
export const repeatableHeaders = Type.Object({
  'x-csrf-token': token,
  'x-acting-as': actor,
  'idempotency-key': Type.Optional(
    Type.String({ description: 'A UUID, the same for each try of the same thing: it is done once' }),
  ),
});

/** Headers of a command on an application that may exist already (design 4a). */
export const commandHeaders = Type.Object({
  ...repeatableHeaders.properties,
  'x-shared-computer': shared,
  'if-match': Type.Optional(
    Type.String({ description: 'The revision of the saved draft that the answers stand on, in quotes: `"3"`' }),
  ),
  'x-earlier-keys': Type.Optional(
    Type.String({
      description:
        'Keys of the caller’s own earlier saves whose answers it does not know, with commas: the saved draft may stand on what one of them saved',
    }),
  ),
});

export const slugParams = Type.Object(
  { slug: Type.String({ pattern: '^[a-z0-9-]{1,80}$', description: 'As in the offer’s `href`: `/offers/{slug}/`' }) },
  { additionalProperties: false },
);
export const applicationParams = Type.Object({ id: text });
/** Parameters and headers of a command on one application. */
export const onApplication = { params: applicationParams, headers: unsafeHeaders };

function isDescribed(schema: FastifySchema | undefined): boolean {
  const { summary = '', tags = [], response } = (schema ?? {}) as FastifySchema & Partial<Said>;
  return summary !== '' && tags.length > 0 && typeof response === 'object' && response !== null;
}

/** Returns a check for the time when all routes are there: a route without a description or responses keeps the service from starting. */
export function checkDescriptions(app: FastifyInstance): () => void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  return () => {
    const silent = routes.filter(({ schema }) => !isDescribed(schema));
    if (silent.length > 0)
      throw new Error(`These routes are not described: ${silent.map(({ url }) => url).join(', ')}`);
  };
}
