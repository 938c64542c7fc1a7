/**
 * Pages of a reminder's links: `Do not remind me` and `Delete my draft` (reliability P14). Nothing changes before the press of a button.
 */
import { endOfDraft } from '#domain/application/draftEnd.ts';
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { deleteByLink } from '../commands/deleteDraft.ts';
import { runCommand } from '../commands/runCommand.ts';
import type { ServerDeps } from '../deps.ts';
import { findLink } from '../drafts/links.ts';
import {
  deletedPage,
  deletePage,
  gonePage,
  PAGE_HEADERS,
  quietDonePage,
  quietPage,
  type PageFacts,
} from '../drafts/pages.ts';
import { endReminders } from '../drafts/reminders.ts';
import { Refusal } from '../http/errors.ts';
import { limitCalls } from '../http/limits.ts';
import { fieldNames, readFields, requireMultipart } from '../http/multipart.ts';
import { findOfferById } from '../offers/offers.ts';
import { draftToken, confirmationForm } from '../wire/drafts.ts';
import { responsesByStatus, fileResponse, FORM, LIMITED, describeCall, typed } from './schemas.ts';

/** Bytes of the one field. */
const LONGEST_FIELD = 10;

type Request = FastifyRequest<{ Params: Static<typeof draftToken> }>;

interface Found {
  applicationId: number;
  facts: PageFacts;
}

/** Returns the draft of a valid link; null for any other. */
async function findDraftOf(deps: ServerDeps, request: Request): Promise<Found | null> {
  const link = await findLink(deps, request.params.token);
  const row =
    link &&
    (await deps.database
      .selectFrom('applications')
      .select(['applications.offer_id', 'applications.saved_at'])
      .where('applications.id', '=', link.applicationId)
      .where('applications.status', '=', 'draft')
      .executeTakeFirst());
  const stored = row && (await findOfferById(deps.database, deps.clock, row.offer_id));
  if (!link || !row?.saved_at || !stored) return null;
  const { saved_at: savedAt } = row;
  const { name: offerName, time_zone } = stored.offer;
  return { applicationId: link.applicationId, facts: { offerName, time_zone, savedAt, endsAt: endOfDraft(savedAt) } };
}

function send(reply: FastifyReply, page: string | null): FastifyReply {
  return reply
    .code(page === null ? 404 : 200)
    .headers(PAGE_HEADERS)
    .send(page ?? gonePage());
}

interface Deed {
  name: 'quiet' | 'delete';
  operationIds: [string, string];
  summaries: [string, string];
  asks: (facts: PageFacts) => string;
  /** Does it and returns the page to show then; null if the draft is gone meanwhile. */
  does: (found: Found) => Promise<string | null>;
}

export function draftPageRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const deeds: Deed[] = [
    {
      name: 'quiet',
      operationIds: ['askToEndReminders', 'endReminders'],
      summaries: ['The page that ends the reminders of a draft.', 'Ends the reminders of a draft.'],
      asks: quietPage,
      does: async ({ applicationId, facts }) => {
        await endReminders(deps, applicationId);
        return quietDonePage(facts);
      },
    },
    {
      name: 'delete',
      operationIds: ['askToDeleteDraft', 'deleteDraftByLink'],
      summaries: [
        'The page that deletes a draft.',
        'Deletes a draft for a day, in which the link and a code restore it.',
      ],
      asks: deletePage,
      does: async ({ applicationId: id, facts }) => {
        const deleted = await runCommand(deps, deleteByLink, { session: null, target: id, input: null });
        return deleted instanceof Refusal ? null : deletedPage(deleted, facts);
      },
    },
  ];
  for (const deed of deeds) addPage(app, deps, deed);
}

function addPage(app: FastifyInstance, deps: ServerDeps, { name, operationIds, summaries, asks, does }: Deed): void {
  const { clock, config } = deps;
  const html = fileResponse('text/html');
  const limited = limitCalls(clock, config.submissionsPerMinute);
  // The token in the address, known to the e-mail's reader alone, is the permission: no session is looked up, and none begins.
  const own = { needs: 'own', hasNoSession: true } as const;
  typed(app).get(
    `/d/:token/${name}/`,
    {
      config: own,
      onRequest: limited,
      schema: {
        ...describeCall(
          operationIds[0],
          'applications',
          summaries[0],
          'Changes nothing. 404 for every link that is not good.',
        ),
        params: draftToken,
        response: responsesByStatus({ 200: html }, { ...LIMITED, 404: html }),
      },
    },
    async (request, reply) => {
      const found = await findDraftOf(deps, request);
      return send(reply, found && asks(found.facts));
    },
  );
  typed(app).post(
    `/d/:token/${name}/`,
    {
      config: { ...own, form: confirmationForm },
      onRequest: [requireMultipart, limited],
      schema: {
        ...describeCall(
          operationIds[1],
          'applications',
          summaries[1],
          'The token of the link allows it, without a session or a code: nothing is opened.',
        ),
        params: draftToken,
        response: responsesByStatus({ 200: html }, { ...FORM, ...LIMITED, 404: html }),
      },
    },
    async (request, reply) => {
      const { sure } = await readFields(request, fieldNames(confirmationForm), LONGEST_FIELD);
      if (sure !== 'yes') throw new Refusal(400, { message: serverTexts.badRequest });
      const found = await findDraftOf(deps, request);
      return send(reply, found && (await does(found)));
    },
  );
}
