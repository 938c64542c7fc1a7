/** POST /api/offers/{slug}/sheet/: many drafts at once, for advisers (docs/sheet.md). */
import { LARGEST_SHEET } from '#domain/application/sheetColumns.ts';
import { serverTexts } from '#domain/texts.ts';
import { sheetErrors } from '#domain/texts/sheet.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { takeSheet } from '../applications/sheet.ts';
import type { ServerDeps } from '../deps.ts';
import { callerOf } from '../http/caller.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { formChecks } from '../http/forms.ts';
import { FilePartRefused, readManyTexts } from '../http/multipart.ts';
import { needSession } from '../http/session.ts';
import { findOfferBySlug } from '../offers/offers.ts';
import { findUser } from '../users/users.ts';
import { sheetForm, sheetResult } from '../wire/sheet.ts';
import {
  ACTOR,
  responsesByStatus,
  FORM,
  LIMITED,
  MISSING,
  describeCall,
  slugParams,
  typed,
  unsafeHeaders,
} from './schemas.ts';

const TAKING =
  'CSV, at most 1 MB and 500 rows; its columns are those of docs/sheet.md. Only for who acts as adviser, and while the offer is open. Each row is judged by the rules of the forms: what is right becomes a draft that nobody is written to about, what is not is told with its reasons. A row whose reference has its application already changes nothing, in any session of the account. 400 `{ message }` where the sheet as a whole is not taken.';

async function readText(request: FastifyRequest): Promise<string> {
  try {
    return await readManyTexts(request, 'sheet', LARGEST_SHEET);
  } catch (error) {
    const isFile = error instanceof FilePartRefused;
    const isLarge = isFile
      ? Number(request.headers['content-length']) > LARGEST_SHEET
      : error instanceof Refusal && error.statusCode === 413;
    if (isLarge) throw new Refusal(413, { message: sheetErrors.tooLarge });
    throw isFile ? new Refusal(400, { message: sheetErrors.filePart }) : error;
  }
}

export function sheetRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const { clock, config, database } = deps;
  typed(app).post(
    '/api/offers/:slug/sheet/',
    {
      config: { needs: 'own', form: sheetForm },
      onRequest: formChecks(clock, config.sheetsPerMinute),
      schema: {
        ...describeCall('takeSheet', 'applications', 'Makes a draft of each row of a sheet, for an adviser.', TAKING),
        params: slugParams,
        headers: unsafeHeaders,
        response: responsesByStatus({ 200: sheetResult }, { ...FORM, ...ACTOR, ...LIMITED, ...MISSING }),
      },
    },
    async (request) => {
      const user = request.session && (await findUser(database, request.session));
      if (!user?.is_acting_as_advisor) throw new Refusal(403, { code: 'forbidden', message: serverTexts.notAllowed });
      const stored = await findOfferBySlug(database, clock, request.params.slug);
      if (!stored) throw notFound();
      const text = await readText(request);
      const session = await needSession(deps, request);
      return takeSheet(deps, { session, caller: callerOf(request), user, offer: stored.offer, text });
    },
  );
}
