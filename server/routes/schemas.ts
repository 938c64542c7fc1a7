/** What every route says of itself: in a sentence, and by the shape of each of its answers. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { Type, type TObject, type TSchema } from 'typebox';
import { failure, forbidden, unauthorised } from '../wire/failures.ts';
import { text } from '../wire/kinds.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The fields of a multipart body, which is read part by part and so never judged as a whole. */
    form?: TObject;
  }
}

/** The service, with handlers typed by what their route says. */
export function typed(app: FastifyInstance) {
  return app.withTypeProvider<TypeBoxTypeProvider>();
}

/** Under which heading a call stands. */
type Tag = 'applications' | 'development' | 'documents' | 'files' | 'look-ups' | 'offers' | 'records' | 'session';

interface Said {
  operationId: string;
  tags: Tag[];
  summary: string;
  description?: string;
}

/** The name of a call, its heading, and what it does, in a sentence; `description` is for what a caller has to know besides. */
export function said(operationId: string, tag: Tag, ...[summary, description]: [string, string?]): Said {
  return { operationId, tags: [tag], summary, ...(description !== undefined && { description }) };
}

/** Refusals by status, to be named by the routes that give them. Every route can give those of `ALWAYS`. */
const ALWAYS = { 400: failure, 500: failure, 503: failure };
export const MISSING = { 404: failure };
export const LIMITED = { 429: failure };
/** Of calls that carry the token; of forms besides, what is too large or of another type. */
export const UNSAFE = { 403: forbidden };
export const FORM = { ...UNSAFE, 413: failure, 415: failure };
export const ACTOR = { 401: unauthorised };
/** Refusals of a command on one application, in one name and without a body. */
export const COMMAND = { ...UNSAFE, ...ACTOR, ...LIMITED, ...MISSING, 409: failure };

/**
 * The answers of a route by status. What a handler gives is typed by the successful ones alone: refusals are thrown (errors.ts).
 * A reply holds nothing that its shape does not name.
 */
export function answers<Success extends Record<number, unknown>>(
  success: Success,
  refusals: Record<number, TSchema> = {},
): Success {
  return { ...ALWAYS, ...refusals, ...success };
}

/** An answer without a body. */
export const nothing = Type.Null();

/** A file as answer. */
export function fileOf(...types: string[]): { content: Record<string, { schema: TSchema }> } {
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
/** The headers of unsafe calls. */
export const tokenHeader = Type.Object({ 'x-csrf-token': token });
export const unsafeHeaders = Type.Object({ 'x-csrf-token': token, 'x-acting-as': actor });
/** And of those that begin to hold a draft. */
export const holdingHeaders = Type.Object({ ...unsafeHeaders.properties, 'x-shared-computer': shared });
/** And of those for which whoever has the draft's file is asked for its code. */
export const fileKeyHeaders = Type.Object({
  ...unsafeHeaders.properties,
  'x-file-key': Type.Optional(
    Type.String({ description: 'The client’s own key of the file that the draft was saved from' }),
  ),
});
/** And of those of which a repeat is answered with what the first call did. */
export const repeatableHeaders = Type.Object({
  'x-csrf-token': token,
  'x-acting-as': actor,
  'idempotency-key': Type.Optional(
    Type.String({ description: 'A UUID, the same for each try of the same thing: it is done once' }),
  ),
});

/** Of a command on an application that may stand already (design 4a). */
export const commandHeaders = Type.Object({
  ...repeatableHeaders.properties,
  'x-shared-computer': shared,
  'if-match': Type.Optional(
    Type.String({ description: 'The revision of the saved draft that the answers stand on, in quotes: `"3"`' }),
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

/** Gives what checks, once all routes are there, that each of them says what it does and answers: one that does not keeps the service from starting. */
export function hearDescriptions(app: FastifyInstance): () => void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  return () => {
    const silent = routes.filter(({ schema }) => !isDescribed(schema));
    if (silent.length > 0)
      throw new Error(`These routes are not described: ${silent.map(({ url }) => url).join(', ')}`);
  };
}
