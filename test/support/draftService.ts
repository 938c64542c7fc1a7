/** The service as it keeps one draft: a key is done once, and a save stands on a revision or on an earlier one of its page. */
import { delay, HttpResponse, http } from 'msw';
import { fromWire } from '#domain/wire.ts';
import { opened, saved } from './draftSaving.ts';
import { at, readApplication } from './handlers.ts';
import { server } from './server.ts';

/** What becomes of a call: it arrives at once or once it is let through, or never; it is answered, cut off, or waited for. */
export interface Fate {
  arrives: 'now' | 'late' | 'never';
  answer: 'given' | 'cut' | 'none';
  /** Milliseconds until it arrives. */
  after?: number;
  /** Milliseconds from then until it is answered. */
  held?: number;
}

const WELL: Fate = { arrives: 'now', answer: 'given' };

export interface DraftService {
  /** The status of every call that has arrived, in turn. */
  statuses: number[];
  /** First names as they were sent, in turn. */
  sent: string[];
  /** The first name that the service has. */
  name: () => string | undefined;
  /** The next calls fare so; those after them well. */
  fates: Fate[];
  /** Lets through what is late. */
  letThrough: () => void;
  /** Saves as somebody else who had opened the draft. */
  saveElsewhere: (firstName: string) => void;
}

interface Save {
  data: Record<string, unknown>;
  key: string;
  ifMatch: string | null;
  earlier: string[];
}

export function aDraftService(): DraftService {
  const done = new Map<string, { text: string; revision: number }>();
  const late: (() => void)[] = [];
  let revision = 0;
  let data: Record<string, unknown> = {};

  function take({ data: sent, key, ifMatch, earlier }: Save): Response {
    const text = JSON.stringify(sent);
    const known = done.get(key);
    if (known) return known.text === text ? (saved({}, known.revision)() as Response) : refuse(422);
    const isOwn = earlier.some((one) => done.get(one)?.revision === revision);
    if (revision > 0 && !isOwn && ifMatch === null) return refuse(428);
    if (revision > 0 && !isOwn && ifMatch !== `"${revision}"`) return refuse(412);
    revision += 1;
    data = sent;
    done.set(key, { text, revision });
    return saved({}, revision)() as Response;
  }
  function refuse(status: number): Response {
    return HttpResponse.json({ message: 'no', current: { id: 31, revision, saved_at: null } }, { status });
  }
  const nameIn = (sent: Record<string, unknown>) => fromWire(sent).application.contact_details?.first_name;

  const service: DraftService = {
    statuses: [],
    sent: [],
    name: () => nameIn(data),
    fates: [],
    letThrough: () => late.splice(0).forEach((arrive) => arrive()),
    saveElsewhere: (firstName) => {
      revision += 1;
      data = { ...data, contact_details: { ...(data['contact_details'] as object), first_name: firstName } };
    },
  };
  server.use(
    http.post(at('/offer/api/application-create-update/'), async ({ request }) => {
      const read = await readApplication(request);
      if (read instanceof Response) return read;
      const { headers } = request;
      const earlier = (headers.get('X-Earlier-Keys') ?? '').split(',').filter(Boolean);
      const save = { data: read.data, key: read.key ?? '', ifMatch: headers.get('If-Match'), earlier };
      const { arrives, answer, after = 0, held = 0 } = service.fates.shift() ?? WELL;
      service.sent.push(nameIn(read.data) ?? '');
      const arrive = () => {
        const response = take(save);
        service.statuses.push(response.status);
        return response;
      };
      if (arrives === 'late') late.push(arrive);
      await delay(after);
      const response = arrives === 'now' ? arrive() : HttpResponse.error();
      await delay(answer === 'none' ? 'infinite' : held);
      return answer === 'cut' ? HttpResponse.error() : response;
    }),
    http.post(at('/api/applications/31/open-draft/'), () =>
      opened(fromWire(data).application, {
        revision,
        saved: { at: '2026-11-20T10:42:00.000Z', is_own: true, name: null },
      })(),
    ),
  );
  return service;
}
