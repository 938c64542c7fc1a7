/** Checks for texts from outside that were damaged on their way here. */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors.ts';

/** Replacement of bytes that are not UTF-8, and of a character that was lost before. */
const REPLACEMENT = '\uFFFD';

/** Returns true when every character of the text came through. */
export function isReadable(text: string): boolean {
  return !text.includes(REPLACEMENT);
}

/** Refuses a damaged text. @throws Refusal 400 that names the field */
export function requireReadable(field: string, text: string): void {
  if (!isReadable(text)) throw new Refusal(400, { message: serverTexts.fieldUnreadable(field) });
}

/** Refuses a damaged text in the query of a route that reads one (400). */
export function refuseUnreadableQueries(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ routeOptions, query }) => {
    if (routeOptions.schema?.querystring === undefined) return;
    for (const [name, value] of Object.entries(query as Record<string, unknown>))
      for (const text of [value].flat()) if (typeof text === 'string') requireReadable(name, text);
  });
}
