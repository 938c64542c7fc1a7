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
