/** Shows the e-mails, in both of their forms, and the text messages that would have been sent; only outside production. */
import { sql, type Selectable } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { OutboxTable } from '../database/tables.ts';
import type { ServerDeps } from '../deps.ts';
import { composeEmail } from '../emails/compose.ts';
import { escapeHtml as escape } from '../emails/html.ts';
import type { EmailTemplate } from '../emails/templates.ts';
import type { SmsTemplate } from '../sms/messages.ts';
import { responsesByStatus, fileResponse, describeCall } from './schemas.ts';

const NEWEST = 100;

/** Policy of the page. An e-mail's HTML stands in a frame that runs nothing, and inherits this policy. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 80rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
article { border-top: 1px solid #8886; padding-bottom: 2rem; }
h2 { margin-bottom: 0; font-size: 1.125rem; }
article > p { margin-top: 0; }
.forms { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1rem; }
pre, iframe { box-sizing: border-box; width: 100%; height: 40rem; margin: 0; border: 1px solid #8886; }
pre { padding: 1rem; overflow: auto; white-space: pre-wrap; }
pre.sms { height: auto; max-width: 24rem; }`;

interface Shown {
  to: string;
  subject: string;
  text: string;
  /** Null for a text message. */
  html: string | null;
  state: string;
  at: string;
}

function article({ to, subject, text, html, state, at }: Shown): string {
  const frame =
    html === null ? '' : `<iframe sandbox title="${escape(subject)}" srcdoc="${escape(html)}" loading="lazy"></iframe>`;
  const plain = `<pre tabindex="0"${html === null ? ' class="sms"' : ''}>${escape(text)}</pre>`;
  return `<article><h2>${escape(subject)}</h2><p>To ${escape(to)}, ${escape(at)}, ${escape(state)}</p><div class="forms">${frame}${plain}</div></article>`;
}

function page(messages: Shown[]): string {
  const list = messages.map(article).join('\n') || '<p>Nothing has been sent yet.</p>';
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${STYLE}</style></head><body><main><h1>Outbox</h1>${list}</main></body></html>`;
}

/** Composes the message of a row as it is now; null if nobody is to get it any more. */
async function compose(deps: ServerDeps, row: Selectable<OutboxTable>): Promise<Omit<Shown, 'state' | 'at'> | null> {
  const { id, application_id: applicationId, person_key: personKey, channel, template, occasion } = row;
  if (channel === 'email') {
    return composeEmail(deps, { applicationId, personKey, template: template as EmailTemplate, occasion });
  }
  const composer = deps.smsComposers[template as SmsTemplate];
  const sms = await composer(deps, { id, applicationId, template: template as SmsTemplate, occasion });
  return sms && { ...sms, subject: 'Text message', html: null };
}

export function outboxRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const schema = {
    ...describeCall('showOutbox', 'development', 'A page with every e-mail and SMS; only outside production.'),
    response: responsesByStatus({ 200: fileResponse('text/html') }),
  };
  app.get('/dev/outbox/', { config: { needs: 'development' }, schema }, async (_request, reply) => {
    const rows = await deps.database
      .selectFrom('outbox')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy(sql`id`)
      .limit(NEWEST)
      .execute();
    const messages: Shown[] = [];
    for (const row of rows) {
      const composed = await compose(deps, row);
      if (composed) messages.push({ ...composed, state: row.status, at: row.created_at.toISOString() });
    }
    return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page(messages));
  });
}
