/** The issuer's page of an application, for its staff: what it shows besides the record, the documents in place, and internal notes. */
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { LONGEST_NOTE, noteError } from '#domain/application/issuerPage.ts';
import { serverTexts } from '#domain/texts.ts';
import { readManaged } from '../applications/issuerPage.ts';
import { addNote } from '../commands/addNote.ts';
import { runCommand, unlessRefused } from '../commands/runCommand.ts';
import type { ServerDeps } from '../deps.ts';
import { findTiedDocument } from '../documents/ties.ts';
import { sendDocument } from '../documents/sending.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { formChecks } from '../http/forms.ts';
import { limitCalls } from '../http/limits.ts';
import { fieldNames, readFields } from '../http/multipart.ts';
import { applicationIdOf } from '../http/permissions.ts';
import { needSession } from '../http/session.ts';
import { emptiedRefusal } from '../records/standing.ts';
import { managedApplication, managedDocumentParams, noteForm } from '../wire/issuerPage.ts';
import { failure } from '../wire/failures.ts';
import { isUuid } from '../wire/kinds.ts';
import { emptied } from '../wire/records.ts';
import {
  ACTOR,
  applicationParams,
  describeCall,
  emptyResponse,
  fileResponse,
  FORM,
  LIMITED,
  MISSING,
  onApplication,
  responsesByStatus,
  typed,
} from './schemas.ts';

/** Bytes of a field: each letter of a note has four at most. */
const LONGEST_FIELD = 4 * LONGEST_NOTE;

export function issuerPageRoutes(app: FastifyInstance, deps: ServerDeps): void {
  pageRoute(app, deps);
  documentRoute(app, deps);
  noteRoute(app, deps);
}

function pageRoute(app: FastifyInstance, deps: ServerDeps): void {
  typed(app).get(
    '/api/issuer/applications/:id/',
    {
      config: { needs: 'manage' },
      onRequest: limitCalls(deps.clock, deps.config.submissionsPerMinute),
      schema: {
        ...describeCall(
          'getManagedApplication',
          'applications',
          'The parts of the issuer’s page of an application that its record does not have: required documents, e-mails, notes and history.',
          '404 for everybody else, as for an id that there is not; 410 once it was emptied.',
        ),
        params: applicationParams,
        response: responsesByStatus({ 200: managedApplication }, { ...MISSING, ...LIMITED, 410: emptied }),
      },
    },
    async (request): Promise<Static<typeof managedApplication>> => {
      const id = applicationIdOf(request);
      const page = (await emptiedRefusal(deps.database, id)) ?? (await readManaged(deps, id));
      if (page === null) throw notFound();
      if (page instanceof Refusal) throw page;
      return page;
    },
  );
}

function documentRoute(app: FastifyInstance, deps: ServerDeps): void {
  app.get<{ Params: Static<typeof managedDocumentParams> }>(
    '/api/issuer/applications/:id/documents/:document/',
    {
      config: { needs: 'manage' },
      schema: {
        ...describeCall(
          'viewManagedDocument',
          'documents',
          'A document of an application, to be shown in a frame of the issuer’s page.',
        ),
        params: managedDocumentParams,
        response: responsesByStatus({ 200: fileResponse('application/pdf') }, MISSING),
      },
    },
    async (request, reply) => {
      const document = await findTiedDocument(deps.database, {
        applicationId: applicationIdOf(request),
        id: request.params.document,
      });
      if (document === null) throw notFound();
      return sendDocument(deps, { request, reply }, { document, as: 'inline' });
    },
  );
}

function noteRoute(app: FastifyInstance, deps: ServerDeps): void {
  typed(app).post(
    '/api/issuer/applications/:id/notes/',
    {
      config: { needs: 'manage', form: noteForm },
      onRequest: formChecks(deps.clock, deps.config.submissionsPerMinute),
      schema: {
        ...describeCall(
          'addNote',
          'applications',
          'Adds an internal note, which only the issuer’s staff read.',
          'A repeat with the same id adds nothing. 409 above 200 notes of an application.',
        ),
        ...onApplication,
        response: responsesByStatus(
          { 204: emptyResponse },
          { ...FORM, ...ACTOR, ...LIMITED, ...MISSING, 409: failure },
        ),
      },
    },
    async (request, reply) => {
      const sent = await readFields(request, fieldNames(noteForm), LONGEST_FIELD);
      const [id, text] = [sent.id.toLowerCase(), sent.text.replaceAll('\r\n', '\n').trim()];
      if (!isUuid(id)) throw new Refusal(400, { message: serverTexts.badRequest });
      const error = noteError(text);
      if (error !== undefined) throw new Refusal(400, { message: error });
      const session = await needSession(deps, request);
      const target = applicationIdOf(request);
      unlessRefused(await runCommand(deps, addNote, { session, target, input: { id, text } }));
      return reply.code(204).send(null);
    },
  );
}
