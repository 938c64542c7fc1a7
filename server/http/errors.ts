/** Failures with a response for the caller, and the one handler that turns any failure into a response. */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { StorageUnavailable } from '../storage/fileStore.ts';
import { EVERY_REPLY } from './headers.ts';

/** Seconds after which a caller may try again: a failover takes a few. */
const RETRY_AFTER = 5;

/** Expected refusal: `body` is the response to the caller, a text as JSON, too. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  readonly statusCode: number;
  readonly body: Record<string, unknown> | string;
  /** Seconds after which the caller may try again; null if the response gives no time. */
  readonly retryAfter: number | null;
  constructor(statusCode: number, body: Record<string, unknown> | string, retryAfter: number | null = null) {
    super(`refused with ${statusCode}`);
    this.statusCode = statusCode;
    this.body = body;
    this.retryAfter = retryAfter ?? (statusCode === 503 ? RETRY_AFTER : null);
  }
}

/**
 * Refusal of an action that the caller may not take on this application. A caller who may not even read the application gets the response
 * for an unknown one.
 */
export class PermissionRefused extends Refusal {
  override readonly name = 'PermissionRefused';
}

export class CsrfRefused extends Refusal {
  constructor() {
    super(403, { code: 'csrf', message: serverTexts.csrf });
  }
}

/** Refusal of a page that acts for a person who is not, or no longer, signed in here (3-ERR-03). */
export class ActorRefused extends Refusal {
  constructor() {
    super(401, { code: 'session', message: serverTexts.sessionEnded });
  }
}

/** Refusal, by default a 400, in the shape of an upload's response (1-UPL-04). */
export class UploadRefused extends Refusal {
  constructor(message: string, statusCode = 400, retryAfter: number | null = null) {
    super(statusCode, { doc_file: [message] }, retryAfter);
  }
}

const MESSAGES: Record<number, string> = {
  400: serverTexts.badRequest,
  404: serverTexts.notFound,
  413: serverTexts.tooLarge,
  415: serverTexts.wrongContentType,
  429: serverTexts.tooManyCalls,
};

/** Returns only what a reader of logs needs: no message, because it may quote sent data (SQL parameters, file names). */
export function describeError(error: unknown): { name: string; code?: string; frames: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12);
  return {
    name: error.name,
    ...('code' in error ? { code: String(error.code) } : {}),
    frames: frames.map((line) => line.trim()),
  };
}

/** Returns true for a requested file that is not, or no longer, on disk. */
function isMissingFile(error: FastifyError, request: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(request.method) && error.code === 'ENOENT';
}

/**
 * Returns true for a temporary failure: a service of ours is unavailable, or the process has as many files open as it may. The call may be
 * repeated.
 */
function isPassing(error: FastifyError): boolean {
  return (
    error instanceof DatabaseUnavailable ||
    error instanceof StorageUnavailable ||
    error.code === 'EMFILE' ||
    error.code === 'ENFILE'
  );
}

/** Returns true when the caller has hung up midway: nobody reads the response, and nothing is wrong here. */
function hasHungUp(request: FastifyRequest): boolean {
  return request.raw.aborted;
}

/** Headers of a file that are wrong for the response that it cannot be read, also where it fails as its first bytes are read. */
const OF_FILES = ['content-disposition', 'content-encoding', 'content-length', 'content-type'];

async function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  for (const header of OF_FILES) reply.removeHeader(header);
  reply.headers(EVERY_REPLY);
  if (isMissingFile(error, request)) {
    request.log.warn({ failure: describeError(error) }, 'a file is missing');
    return reply.code(404).send({ message: serverTexts.notFound });
  }
  if (error instanceof Refusal) {
    if (error.retryAfter !== null) reply.header('retry-after', String(error.retryAfter));
    reply.code(error.statusCode).type('application/json; charset=utf-8');
    return reply.send(typeof error.body === 'string' ? JSON.stringify(error.body) : error.body);
  }
  if (isPassing(error)) {
    request.log.warn({ failure: describeError(error) }, 'a call could not be served');
    return reply
      .code(503)
      .header('retry-after', String(RETRY_AFTER))
      .send({
        message: error instanceof StorageUnavailable ? serverTexts.storageAway : serverTexts.unavailable,
        reference: request.id,
      });
  }
  if (hasHungUp(request)) return reply.code(400).send({ message: serverTexts.badRequest });
  // An impossible id gets the same response as an unknown one.
  if (error.validationContext === 'params') return reply.code(404).send({ message: serverTexts.notFound });
  const status = error.statusCode ?? 500;
  if (status < 500) return reply.code(status).send({ message: MESSAGES[status] ?? serverTexts.badRequest });
  request.log.error({ failure: describeError(error) }, 'call failed');
  return reply.code(500).send({ message: serverTexts.serverError, reference: request.id });
}

/** Answers an address that cannot be decoded; no route, and so no hook, ever sees it. */
export function replyToBadUrl(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(400).headers(EVERY_REPLY).send({ message: serverTexts.badRequest });
}

export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

export function notFound(): Refusal {
  return new Refusal(404, { message: serverTexts.notFound });
}
