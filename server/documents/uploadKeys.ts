/** Keys of uploads: one stored document for one chosen file, however often the client sends it under its key. */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/errors.ts';
import { isUuid } from '../wire/kinds.ts';

/**
 * Returns the key in the header `Idempotency-Key`; null if there is none, and every request stores a document of its own.
 * @throws Refusal 400 for anything but a UUID
 */
export function uploadKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !isUuid(key.toLowerCase()))
    throw new Refusal(400, { message: serverTexts.keyMissing });
  return key.toLowerCase();
}
