/** What an adviser writes to the investor on review: judged, kept and sent by the service (2-REV-08). */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { readStored } from '#server/applications/stored.ts';
import { quoteLines } from '#server/emails/quoteLines.ts';
import type { WireData } from '#domain/wire.ts';
import { endApprovals } from './support/approvals.ts';
import { sendDueEmails } from './support/jobs.ts';
import { readySubmission, uploadedDocument } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const ADVISER = {
  applicant_role: 'advisor',
  adviser_has_authority: false,
  adviser_first_name: 'Ava',
  adviser_last_name: 'Reed',
  adviser_email: 'ava@example.com',
  adviser_mobile: '+61 412 345 679',
  dealer_group_afsl: '123456',
};
const [ADVISERS, INVESTORS] = ['ava@example.com', 'jane.citizen@example.com'];

describe("an adviser's message to the investor", () => {
  let server: TestServer;
  let client: TestClient;
  let own: WireData;
  before(async () => {
    server = await startTestServer();
    await addOffer(server);
    client = await TestClient.open(server);
    ({ data: own } = await readySubmission(server, client, 101));
  });
  after(() => server.stop());

  async function submit(message_to_investor: unknown, contact: object = ADVISER) {
    await endApprovals(server);
    const contact_details = { ...(own['contact_details'] as object), ...contact };
    return client.submit({ ...own, contact_details, review: { holdingProfileType: 'NEW', message_to_investor } });
  }

  async function storedReview(answer: Awaited<ReturnType<typeof submit>>) {
    assert.equal(answer.status, 200, answer.body.toString());
    return (await readStored(server, Number(answer.json()['id'])))?.application.review;
  }

  /** The e-mails that are owed by now, by who reads them. */
  async function sent(): Promise<Map<string, string>> {
    server.sent.length = 0;
    await sendDueEmails(server);
    return new Map(server.sent.map(({ to, text }) => [to, text]));
  }

  it('[2-REV-08, 2-REV-20] is kept with its lines, and sent to the investor alone as quoted plain text', async () => {
    const authority = { adviser_has_authority: true, adviser_authority_doc: await uploadedDocument(client) };
    for (const [contact, opening] of [
      [ADVISER, 'Ava Reed has filled in an application for Emberfield Copper Share Offer on your behalf.'],
      [{ ...ADVISER, ...authority }, 'We have received an application for Emberfield Copper Share Offer that Ava Reed'],
    ] as const) {
      const answer = await submit('Dear Jane,\r\nas we said: <b>half now</b>.\n\nKind regards\nEmberfield ', contact);
      const review = await storedReview(answer);
      const emails = await sent();

      assert.equal(review?.message_to_investor, 'Dear Jane,\nas we said: <b>half now</b>.\n\nKind regards\nEmberfield');
      const text = emails.get(INVESTORS) ?? '';
      const paragraphs = text.split('\n\n');
      assert.match(paragraphs[1] ?? '', new RegExp(`^${opening}`));
      const place = paragraphs.indexOf(
        'Ava Reed writes:\n> Dear Jane,\n> as we said: <b>half now</b>.\n>\n> Kind regards\n> Emberfield',
      );
      // Behind the opening, or the way to what is to be approved: nothing of ours stands below it but what was applied for.
      assert.match(
        paragraphs[place - 1] ?? '',
        contact === ADVISER ? /^The link is valid for 30 days/ : new RegExp(opening),
      );
      assert.match(paragraphs[place + 1] ?? '', /^Application reference: /);
      assert.match(emails.get(ADVISERS) ?? '', /that you made for Jane/);
      assert.doesNotMatch(emails.get(ADVISERS) ?? '', /as we said|writes:|^>/m);
    }
  });

  it('[2-REV-08] is not spoken of where there is none', async () => {
    for (const message of [undefined, '', ' \n ']) {
      await storedReview(await submit(message));

      const emails = await sent();

      assert.equal(emails.size, 2);
      for (const text of emails.values()) assert.doesNotMatch(text, /writes:|^>/m);
    }
  });

  it('[2-REV-08] comes from `Your adviser` where the name may not be said', async () => {
    await storedReview(
      await submit('Hello', { ...ADVISER, adviser_first_name: 'Claim', adviser_last_name: 'at evil.example' }),
    );

    const text = (await sent()).get(INVESTORS) ?? '';

    assert.match(text, /^Your adviser has filled in an application/m);
    assert.match(text, /^Your adviser writes:\n> Hello\n\nApplication reference/m);
    assert.doesNotMatch(text, /evil/);
  });

  it('[2-REV-08] is refused at its own place, and nothing is lodged', async () => {
    for (const [message, said] of [
      [
        'Pay at https://evil.example',
        'Please leave out web and email addresses, and what reads like one: https://evil.example',
      ],
      ['a'.repeat(2_005), 'Please enter at most 2,000 characters'],
    ] as const) {
      const answer = await submit(message);

      assert.equal(answer.status, 400);
      assert.deepEqual(answer.json()['errors'], { review: { message_to_investor: said } });
    }
    assert.equal((await sent()).size, 0);
  });

  it('[2-REV-08, 2-REV-20] is not kept, judged or sent for whom it is not asked of', async () => {
    const review = await storedReview(await submit('Pay at https://evil.example', {}));

    assert.deepEqual(review, { holdingProfileType: 'NEW' });
    for (const text of (await sent()).values()) assert.doesNotMatch(text, /evil|writes:/);
  });

  it('[2-REV-08] is left out of the e-mail where it was submitted under other rules and may not be said', async () => {
    const answer = await submit('Hello');
    const lodged = JSON.stringify({ holdingProfileType: 'NEW', message_to_investor: 'www.evil.example' });
    await sql`update application_steps set answers = ${lodged}::jsonb
      where application_id = ${Number(answer.json()['id'])} and step = 'review'`.execute(server.database);

    assert.doesNotMatch((await sent()).get(INVESTORS) ?? 'writes:', /evil|writes:/);
  });
});

describe('quoted words', () => {
  const rows: [name: string, text: string, quote: string[]][] = [
    ['one line', 'Hello', ['> Hello']],
    ['empty lines are one', 'a\n\n \n\nb', ['> a', '>', '> b']],
    [
      'blanks cannot push words to where a line of ours begins',
      `a${' '.repeat(200)}Kind\tregards`,
      ['> a Kind regards'],
    ],
    ['a long line', `${'word '.repeat(14)}more words`, [`> ${'word '.repeat(14)}mo`.slice(0, -3), '> more words']],
    ['a long word', 'x'.repeat(100), [`> ${'x'.repeat(72)}`, `> ${'x'.repeat(28)}`]],
    ['a word of wide characters', '😀'.repeat(73), [`> ${'😀'.repeat(72)}`, '> 😀']],
    ['a quote in it', '> so', ['> > so']],
  ];
  for (const [name, text, quote] of rows)
    it(`[2-REV-08] bear their mark in each line: ${name}`, () => assert.equal(quoteLines(text), quote.join('\n')));
});
