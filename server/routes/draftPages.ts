/** Where a reminder's links lead: `Do not remind me` and `Delete my draft` (reliability P14). Nothing changes before the press of a button. */
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { deleteDraft } from '../applications/deleteDraft.ts';
import type { ServerDeps } from '../deps.ts';
import { endOfDraft } from '../drafts/lifetimes.ts';
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
import { draftToken, sureForm } from '../wire/drafts.ts';
import { answers, fileOf, FORM, LIMITED, said, typed } from './schemas.ts';

/** Bytes of the one field. */
const LONGEST_FIELD = 10;

type Request = FastifyRequest<{ Params: Static<typeof draftToken> }>;

interface Found {
  applicationId: number;
  facts: PageFacts;
}

/** The draft of a good link; null for any other. */
async function findDraftOf(deps: ServerDeps, request: Request): Promise<Found | null> {
  const link = await findLink(deps, request.params.token);
  const row =
    link &&
    (await deps.database
      .selectFrom('applications')
      .innerJoin('offers', 'offers.id', 'applications.offer_id')
      .select(['offers.name', 'applications.saved_at'])
      .where('applications.id', '=', link.applicationId)
      .where('applications.status', '=', 'draft')
      .executeTakeFirst());
  if (!link || !row?.saved_at) return null;
  const { name: offerName, saved_at: savedAt } = row;
  return { applicationId: link.applicationId, facts: { offerName, savedAt, endsAt: endOfDraft(savedAt) } };
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
  /** Does it; gives what it says then, or null where the draft went meanwhile. */
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
      does: async ({ applicationId: id }) => {
        const deleted = await deleteDraft(deps, { id, sessionId: null, userId: null });
        return deleted && deletedPage(deleted);
      },
    },
  ];
  for (const deed of deeds) addPage(app, deps, deed);
}

function addPage(app: FastifyInstance, deps: ServerDeps, { name, operationIds, summaries, asks, does }: Deed): void {
  const { clock, config } = deps;
  const html = fileOf('text/html');
  const limited = limitCalls(clock, config.submissionsPerMinute);
  // The token in the address, of which nobody but the e-mail's reader knows, is what allows it: no session is looked at, and none begins.
  const own = { needs: 'own', hasNoSession: true } as const;
  typed(app).get(
    `/d/:token/${name}/`,
    {
      config: own,
      onRequest: limited,
      schema: {
        ...said(operationIds[0], 'applications', summaries[0], 'Changes nothing. 404 for every link that is not good.'),
        params: draftToken,
        response: answers({ 200: html }, { ...LIMITED, 404: html }),
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
      config: { ...own, form: sureForm },
      onRequest: [requireMultipart, limited],
      schema: {
        ...said(
          operationIds[1],
          'applications',
          summaries[1],
          'The token of the link allows it, without a session or a code: nothing is opened.',
        ),
        params: draftToken,
        response: answers({ 200: html }, { ...FORM, ...LIMITED, 404: html }),
      },
    },
    async (request, reply) => {
      const { sure } = await readFields(request, fieldNames(sureForm), LONGEST_FIELD);
      if (sure !== 'yes') throw new Refusal(400, { message: serverTexts.badRequest });
      const found = await findDraftOf(deps, request);
      return send(reply, found && (await does(found)));
    },
  );
}
