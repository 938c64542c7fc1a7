/** What would have been e-mailed, readable in both of its forms; only outside production. */
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { composeEmail } from '../emails/compose.ts';
import { escapeHtml as escape } from '../emails/html.ts';
import type { EmailTemplate } from '../emails/templates.ts';
import { answers, fileOf, said } from './schemas.ts';

const NEWEST = 100;

/** An e-mail's HTML stands in a frame that runs nothing, and takes over what is allowed here. */
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
pre { padding: 1rem; overflow: auto; white-space: pre-wrap; }`;

interface Shown {
  to: string;
  subject: string;
  text: string;
  html: string;
  state: string;
  at: string;
}

function article({ to, subject, text, html, state, at }: Shown): string {
  const frame = `<iframe sandbox title="${escape(subject)}" srcdoc="${escape(html)}" loading="lazy"></iframe>`;
  return `<article><h2>${escape(subject)}</h2><p>To ${escape(to)}, ${escape(at)}, ${escape(state)}</p><div class="forms">${frame}<pre tabindex="0">${escape(text)}</pre></div></article>`;
}

function page(emails: Shown[]): string {
  const list = emails.map(article).join('\n') || '<p>Nothing has been sent yet.</p>';
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${STYLE}</style></head><body><main><h1>Outbox</h1>${list}</main></body></html>`;
}

export function outboxRoutes(app: FastifyInstance, { database, keys }: ServerDeps): void {
  const schema = {
    ...said('showOutbox', 'development', 'A page with every e-mail and SMS; only outside production.'),
    response: answers({ 200: fileOf('text/html') }),
  };
  app.get('/dev/outbox/', { config: { needs: 'development' }, schema }, async (_request, reply) => {
    const rows = await database
      .selectFrom('outbox')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy(sql`id`)
      .limit(NEWEST)
      .execute();
    const emails: Shown[] = [];
    for (const row of rows) {
      const email = await composeEmail(
        { database, keys },
        {
          applicationId: row.application_id,
          personKey: row.person_key,
          template: row.template as EmailTemplate,
        },
      );
      if (email) emails.push({ ...email, state: row.status, at: row.created_at.toISOString() });
    }
    return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page(emails));
  });
}
