import type { DraftPage, EndedPage, OpenedDraft } from '#api/draftsApi.ts';
import type { Application } from '#domain/application.ts';
import { HttpResponse, http } from 'msw';
import { at } from './handlers.ts';
import { server } from './server.ts';

/** One save of a draft as it arrived. */
export interface SentDraft {
  data: Record<string, unknown>;
  key: string | null;
  ifMatch: string | null;
}

type Answer = () => Response | Promise<Response>;

export const DRAFT_URL = '/offers/emberfield-copper/draft/7d3f8a52-3a7c-4f5e-9b0b-0c6f5f6f4e11/';

/** What the service answers when it has kept a draft, with what it asks for besides. */
export const saved =
  (owed: object = {}, revision = 1): Answer =>
  () =>
    HttpResponse.json({
      id: 31,
      reference: 'A-31',
      status: 'draft',
      submitted_at: null,
      payment: null,
      revision,
      draft_url: DRAFT_URL,
      ...owed,
    });

/** Answers the saves in turn, the last answer from then on, and notes what came. */
export function answerSaves(...answers: Answer[]): SentDraft[] {
  const sent: SentDraft[] = [];
  server.use(
    http.post(at('/offer/api/application-create-update/'), async ({ request }) => {
      const { headers } = request;
      const text = (await request.formData()).get('application_data');
      const data = JSON.parse(typeof text === 'string' ? text : '{}') as Record<string, unknown>;
      sent.push({ data, key: headers.get('Idempotency-Key'), ifMatch: headers.get('If-Match') });
      return (answers[sent.length - 1] ?? answers.at(-1) ?? saved())();
    }),
  );
  return sent;
}

/** Answers the calls to the draft's own address in turn, and notes their fields. */
export function answerDraftUrl(...answers: Answer[]): Record<string, FormDataEntryValue>[] {
  const sent: Record<string, FormDataEntryValue>[] = [];
  server.use(
    http.post(at(DRAFT_URL), async ({ request }) => {
      sent.push(Object.fromEntries(await request.formData()));
      return (answers[sent.length - 1] ?? (() => HttpResponse.json({})))();
    }),
  );
  return sent;
}

/** The id of the draft at `DRAFT_URL`. */
export const DRAFT_ID = DRAFT_URL.split('/').at(-2) ?? '';

export const DRAFT_PAGE: DraftPage = {
  application_id: 31,
  status: 'draft',
  verified: false,
  barred_by: null,
  link_is_good: true,
  masked_mobile: 'mobile number (Australia, +61) that ends in 678',
  approve_until: null,
  waits_until: null,
  deleted: null,
};

/** What the page at the draft's address gets to know, or a refusal with this status. */
export function answerDraftPage(answer: Partial<DraftPage> | EndedPage | number = {}): void {
  server.use(
    http.get(at(`/api/offers/emberfield-copper/drafts/${DRAFT_ID}/`), () =>
      typeof answer === 'number'
        ? HttpResponse.json({ message: 'no' }, { status: answer })
        : HttpResponse.json({ ...DRAFT_PAGE, ...answer }),
    ),
  );
}

/** What the right code answers (3-CALL-03). */
export const opened =
  (application: Application, changes: Partial<OpenedDraft> = {}): Answer =>
  () =>
    HttpResponse.json({
      verified: true,
      status: 'draft',
      application_id: 31,
      reference: 'A-31',
      revision: 3,
      application,
      number_handles: {},
      currency_code: 'AUD',
      street_type_options: ['Street'],
      draft_url: DRAFT_URL,
      masked_mobile: 'mobile number (Australia, +61) that ends in 678',
      approve_until: null,
      is_shared: false,
      saved: null,
      ...changes,
    });

/** Hands the draft out to whoever holds it; answers how often it was asked for. */
export function answerHeldDraft(...answers: Answer[]): () => number {
  let calls = 0;
  server.use(
    http.post(at('/api/applications/31/open-draft/'), () => {
      calls += 1;
      return (answers[calls - 1] ?? answers.at(-1) ?? (() => HttpResponse.json({}, { status: 404 })))();
    }),
  );
  return () => calls;
}
