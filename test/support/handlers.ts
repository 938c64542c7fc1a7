import { HttpResponse, type RequestHandler, http } from 'msw';
import { fromWire } from '#domain/wire.ts';
import type { User } from '#domain/session.ts';
import { anOfferSummary } from './offerSummaries.ts';
import { CONTEXT, SLUG } from './renderStoreDevice.ts';

export const TOKEN = 'token-1';
const ORIGIN = globalThis.location?.origin ?? 'http://localhost';

/** An absolute address of the service, as handlers name it. */
export function at(path: string): string {
  return `${ORIGIN}${path}`;
}

/** The service that works: every handler checks what it is sent, as the real one does. */
export const handlers: RequestHandler[] = [
  // The page itself, before it is loaded anew.
  http.head(at('/'), () => new HttpResponse(null)),
  http.get(at('/api/csrf/'), () => HttpResponse.json({ csrf_token: TOKEN })),
  http.get(at('/api/user__user/'), () => HttpResponse.json({ results: [] satisfies User[] })),
  http.get(at('/api/offers/'), () =>
    HttpResponse.json({ results: [anOfferSummary({ slug: SLUG, name: CONTEXT.offer.name })] }),
  ),
  http.get(at('/api/offers/:slug/'), () => HttpResponse.json(CONTEXT)),
  http.post(at('/api/applications/:id/presence/'), () =>
    HttpResponse.json({ revision: null, is_asked: false, others: [] }),
  ),
  http.get(at('/api/registry__holder/'), () => HttpResponse.json({ results: [] })),
  http.get(at('/api/drafts/'), () => HttpResponse.json({ results: [] })),
  http.get(at('/api/registry__country/'), () => HttpResponse.json({ results: [{ id: 16, name: 'Australia' }] })),
  http.get(at('/api/registry__country/from-iso2-code/'), ({ request }) =>
    new URL(request.url).searchParams.get('iso2-code') === 'AU'
      ? HttpResponse.json({ id: 16, name: 'Australia' })
      : notFound(),
  ),
  http.get(at('/api/registry__country/:id/'), ({ params }) =>
    HttpResponse.json({ id: Number(params['id']), name: 'Australia' }),
  ),
  http.get(at('/offer/api/address-lookup/'), () => HttpResponse.json({ results: [] })),
  ...['/api/doc__document/', '/api/application_docs/'].map((path) =>
    http.post(at(path), ({ request }) => acceptUpload(request)),
  ),
  http.delete(
    at('/api/documents/:id/'),
    ({ request }) => refuseToken(request) ?? new HttpResponse(null, { status: 204 }),
  ),
  http.post(at('/offer/api/application-create-update/'), async ({ request }) => {
    const sent = await readApplication(request);
    return sent instanceof Response ? sent : HttpResponse.json({ id: 31, reference: 'A-31', status: 'submitted' });
  }),
];

export interface SentApplication {
  data: Record<string, unknown>;
  key: string | null;
}

/** Reads and checks a create-update call; a refusal where the real service would refuse. */
export async function readApplication(request: Request): Promise<SentApplication | Response> {
  const refusal = refuseToken(request);
  if (refusal !== null) return refusal;
  const form = await request.formData();
  const text = form.get('application_data');
  if ([...form.keys()].length !== 1 || typeof text !== 'string') return bad({ message: 'one field application_data' });
  const data = JSON.parse(text) as Record<string, unknown>;
  const { application: _application, offer, action } = fromWire(data);
  const key = request.headers.get('Idempotency-Key');
  if (typeof offer !== 'number') return bad({ message: 'no offer' });
  if (action === undefined && key === null) return bad({ message: 'no Idempotency-Key' });
  return { data, key };
}

async function acceptUpload(request: Request): Promise<Response> {
  const refusal = refuseToken(request);
  if (refusal !== null) return refusal;
  const form = await request.formData();
  const file = form.get('doc_file');
  if (typeof file === 'string' || file === null) return bad({ doc_file: ['No file'] });
  if (form.get('public') !== 'false' || typeof form.get('filename') !== 'string')
    return bad({ doc_file: ['filename and public'] });
  const filename = form.get('filename');
  return HttpResponse.json({
    id: 'd1',
    filename,
    download: '/api/documents/d1/',
    delete_document: '/api/documents/d1/',
    size: file.size,
    uploaded_at: '2026-11-21T10:42:00Z',
  });
}

function refuseToken(request: Request): Response | null {
  return request.headers.get('x-csrf-token') === TOKEN ? null : HttpResponse.json({ code: 'csrf' }, { status: 403 });
}

function bad(body: object): Response {
  return HttpResponse.json(body, { status: 400 });
}

function notFound(): Response {
  return HttpResponse.json({}, { status: 404 });
}
