/** The e-mails about a draft that the service keeps, to whoever applies (3-DRAFT-01). They hold a link, and nothing that anybody has typed but a name. */
import type { Offer } from '#domain/offer.ts';
import { draftMessageTexts as texts, emailTexts } from '#domain/texts.ts';
import { paragraph, plainText, type EmailBlock } from './blocks.ts';
import { htmlPage } from './html.ts';

/** application_link: the link by which the draft opens. mobile_replaced: another number opens it from now on. */
export type DraftEmailTemplate = 'application_link' | 'mobile_replaced';

const DRAFT_TEMPLATES: ReadonlySet<string> = new Set<DraftEmailTemplate>(['application_link', 'mobile_replaced']);

export function isDraftTemplate(template: string): template is DraftEmailTemplate {
  return DRAFT_TEMPLATES.has(template);
}

export interface DraftFacts {
  offer: Offer;
  /** Of whoever applies; '' where it may not be said. */
  reader: string;
  /** The last digits of the number whose codes open the draft; null: there is none. */
  mobileEnd: string | null;
  /** By a code that went there; false where it is as the application, or the registrar, has it. */
  isConfirmed: boolean;
}

export interface LinkFacts extends DraftFacts {
  address: string;
  /** Of the link. */
  days: number;
  endsAt: Date;
}

interface DraftEmail {
  subject: string;
  text: string;
  html: string;
}

const DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Australia/Sydney',
});

/** What opens the draft, what it needs besides, how long it is good, and what to do if it comes unexpected. */
export function linkEmail(facts: LinkFacts): DraftEmail {
  const { offer, address, mobileEnd, days, endsAt } = facts;
  return emailOf(facts, texts.linkSubject(offer.name), [
    paragraph(texts.saved(offer.name)),
    { kind: 'link', label: texts.open, address },
    paragraph(mobileEnd === null ? texts.codeToNobody : texts.codeTo(mobileEnd)),
    paragraph(texts.linkEnds(days, DAY.format(endsAt))),
    paragraph(texts.linkNotYou),
  ]);
}

/** That codes go elsewhere from now on, and whom to tell if that is wrong. */
export function replacedEmail(facts: DraftFacts): DraftEmail {
  const { offer, mobileEnd, isConfirmed } = facts;
  const end = mobileEnd ?? '';
  const { contact_person: contact } = offer;
  return emailOf(facts, texts.replacedSubject(offer.name), [
    paragraph(isConfirmed ? texts.replaced(offer.name, end) : texts.replacedForYou(offer.name, end, offer.client_name)),
    contact
      ? {
          kind: 'paragraph',
          lines: [texts.replacedWriteTo(contact.name, contact.email)],
          mailbox: contact.email,
        }
      : paragraph(texts.replacedNotYou),
  ]);
}

function emailOf({ offer, reader }: DraftFacts, title: string, body: readonly EmailBlock[]): DraftEmail {
  const subject = title.replace(/\s+/g, ' ').trim();
  const blocks: EmailBlock[] = [
    paragraph(emailTexts.greeting(reader)),
    ...body,
    { kind: 'paragraph', lines: [emailTexts.kindRegards, offer.client_name] },
    { kind: 'paragraph', lines: [texts.whyLink(offer.name)], isQuiet: true },
  ];
  return {
    subject,
    text: plainText(blocks),
    html: htmlPage(blocks, { subject, colour: offer.branding_colour ?? null }),
  };
}
