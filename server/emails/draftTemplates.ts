/** The e-mails about a draft that the service keeps, to whoever applies (3-DRAFT-01). They hold a link, and nothing that anybody has typed but a name. */
import { OFFER_ZONE } from '#domain/formats/moment.ts';
import type { Offer } from '#domain/offer.ts';
import type { OpenStatus } from '#domain/statuses.ts';
import { draftMessageTexts as texts, emailTexts } from '#domain/texts.ts';
import { paragraph, plainText, type EmailBlock } from './blocks.ts';
import { htmlPage } from './html.ts';
import { momentText } from './moment.ts';

/**
 * application_link: the link by which the draft opens. links_again: the links of all drafts of an address, which asked for them.
 * guesses_used: strangers have given too many wrong codes. mobile_replaced: another number opens it from now on. draft_ending: it will be
 * deleted soon. closing_moved: its offer closes at another time. address_changed: to a former address, with the link that undoes the change.
 * draft_deleted: it was deleted by its link or its code alone, and can be restored.
 */
export type DraftEmailTemplate =
  | 'application_link'
  | 'links_again'
  | 'guesses_used'
  | 'mobile_replaced'
  | 'address_changed'
  | 'draft_deleted'
  | ReminderTemplate;
export type ReminderTemplate = 'draft_ending' | 'closing_moved';

const DRAFT_TEMPLATES: ReadonlySet<string> = new Set<DraftEmailTemplate>([
  'application_link',
  'links_again',
  'guesses_used',
  'mobile_replaced',
  'address_changed',
  'draft_deleted',
  'draft_ending',
  'closing_moved',
]);

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

/** A link that is good now, and what it needs besides. */
export interface OpeningLink extends Pick<DraftFacts, 'mobileEnd'> {
  address: string;
  /** Of the link. */
  days: number;
  endsAt: Date;
}

export interface LinkFacts extends DraftFacts, OpeningLink {
  /** What it opens. */
  status: OpenStatus;
  reference: string;
}

export interface ReminderFacts extends DraftFacts {
  /** Of the link, in whose place stand those that end reminders and the draft, too. */
  address: string;
  closesAt: Date | null;
  isClosed: boolean;
  /** When the draft is removed. */
  endsAt: Date;
}

export interface UndoFacts {
  offer: Offer;
  /** Address of the link. */
  address: string;
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
  timeZone: OFFER_ZONE,
});

/** What opens the draft, what it needs besides, how long it is good, and what to do if it comes unexpected. */
export function linkEmail(facts: LinkFacts): DraftEmail {
  const { offer, status, reference, address, mobileEnd, days, endsAt } = facts;
  if (status === 'pending_approval') {
    const body = [paragraph(texts.waits(offer.name, reference)), ...approvalBlocks(facts)];
    return emailOf(
      { ...facts, reason: emailTexts.whyInvestor(offer.name) },
      texts.approvalLinkSubject(offer.name),
      body,
    );
  }
  return emailOf(facts, texts.linkSubject(offer.name), [
    paragraph(texts.saved(offer.name)),
    { kind: 'link', label: texts.open, address },
    paragraph(mobileEnd === null ? texts.codeToNobody : texts.codeTo(mobileEnd)),
    paragraph(texts.linkEnds(days, DAY.format(endsAt))),
    paragraph(texts.linkNotYou),
  ]);
}

/** The way to what an investor is to approve (1-ADV-07). */
export function approvalBlocks({ address, mobileEnd, days, endsAt }: OpeningLink): EmailBlock[] {
  return [
    { kind: 'link', label: texts.review, address },
    paragraph(mobileEnd === null ? texts.approvalCodeToNobody : texts.codeTo(mobileEnd)),
    paragraph(texts.linkEnds(days, DAY.format(endsAt))),
  ];
}

/** A draft in a list of several. */
export interface ListedLink extends Pick<LinkFacts, 'status' | 'reference' | 'address' | 'mobileEnd' | 'days'> {
  savedAt: Date | null;
}

/** The links of several drafts of one address. @param isMore there are others, which the next e-mail lists */
export function linksEmail(
  facts: Pick<DraftFacts, 'offer' | 'reader'>,
  links: readonly ListedLink[],
  { days, isMore }: { days: number; isMore: boolean },
): DraftEmail {
  const { offer } = facts;
  return emailOf(facts, texts.againSubject(offer.name), [
    paragraph(texts.again(offer.name)),
    ...links.map(listedLink),
    paragraph(texts.againCode),
    paragraph(texts.againEnds(days)),
    ...(isMore ? [paragraph(texts.againMore)] : []),
    paragraph(texts.linkNotYou),
  ]);
}

function listedLink({ status, reference, savedAt, mobileEnd, address }: ListedLink): EmailBlock {
  const label =
    status === 'pending_approval' || savedAt === null
      ? texts.reviewThat(reference, mobileEnd)
      : texts.openSaved(DAY.format(savedAt), mobileEnd);
  return { kind: 'link', label, address };
}

/**
 * Says that strangers have given too many wrong codes, and that nothing of the reader's has ended by it.
 * @param page of what was submitted; null: it was not yet
 */
export function guessedEmail(
  facts: Reader,
  { guesses, until }: { guesses: number; until: Date },
  page: string | null = null,
): DraftEmail {
  const { offer } = facts;
  return emailOf(facts, texts.guessedSubject(offer.name), [
    paragraph(texts.guessed(offer.name, guesses, momentText(until))),
    paragraph(texts.guessedYours),
    ...(page === null ? [] : [{ kind: 'link', label: emailTexts.readSubmitted, address: page } as const]),
    paragraph(texts.guessedNotYou),
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

/** Says that the draft names another address, without a name, an answer or the new address, and the link that undoes the change. */
export function addressChangedEmail({ offer, address, endsAt }: UndoFacts): DraftEmail {
  return emailOf({ offer, reader: '', reason: texts.whyFormer(offer.name) }, texts.changedSubject(offer.name), [
    paragraph(texts.changed(offer.name)),
    paragraph(texts.changedUndo(momentText(endsAt))),
    { kind: 'link', label: texts.undo, address },
    paragraph(texts.changedCode),
    paragraph(texts.changedByYou),
  ]);
}

/** Says that the draft was deleted, and gives the link that restores it and the end of its time. */
export function deletedEmail(facts: DraftFacts & Pick<UndoFacts, 'address' | 'endsAt'>): DraftEmail {
  const { offer, mobileEnd, address, endsAt } = facts;
  return emailOf(facts, texts.deletedSubject(offer.name), [
    paragraph(texts.deleted(offer.name)),
    paragraph(texts.deletedRestore(momentText(endsAt))),
    { kind: 'link', label: texts.restore, address },
    paragraph(mobileEnd === null ? texts.codeToNobody : texts.codeTo(mobileEnd)),
    paragraph(texts.deletedByYou),
  ]);
}

/** When the draft goes, when the offer closes, how to go on, and how to be left alone. */
export function endingEmail(facts: ReminderFacts): DraftEmail {
  const { offer, endsAt, closesAt } = facts;
  return emailOf(facts, texts.endingSubject(offer.name), [
    paragraph(texts.ending(offer.name, momentText(endsAt))),
    ...(closesAt === null ? [] : [paragraph(closingLine(facts))]),
    ...reminderLinks(facts),
  ]);
}

/** When the offer closes now. */
export function movedEmail(facts: ReminderFacts): DraftEmail {
  const { offer } = facts;
  return emailOf(facts, texts.movedSubject(offer.name), [
    paragraph(texts.moved(offer.name)),
    paragraph(closingLine(facts)),
    ...reminderLinks(facts),
  ]);
}

function closingLine({ closesAt, isClosed }: ReminderFacts): string {
  if (closesAt === null) return texts.noClosing;
  return isClosed ? texts.closed(momentText(closesAt)) : texts.closes(momentText(closesAt));
}

function reminderLinks({ address, mobileEnd }: ReminderFacts): EmailBlock[] {
  return [
    { kind: 'link', label: texts.open, address },
    paragraph(mobileEnd === null ? texts.codeToNobody : texts.codeTo(mobileEnd)),
    { kind: 'link', label: texts.quiet, address: `${address}/quiet/` },
    { kind: 'link', label: texts.delete, address: `${address}/delete/` },
  ];
}

/** Reader of the e-mail and the reason for it; without a reason it is about an application that was saved. */
type Reader = Pick<DraftFacts, 'offer' | 'reader'> & { reason?: string };

function emailOf(
  { offer, reader, reason = texts.whyLink(offer.name) }: Reader,
  title: string,
  body: readonly EmailBlock[],
): DraftEmail {
  const subject = title.replace(/\s+/g, ' ').trim();
  const blocks: EmailBlock[] = [
    paragraph(emailTexts.greeting(reader)),
    ...body,
    { kind: 'paragraph', lines: [emailTexts.kindRegards, offer.client_name] },
    { kind: 'paragraph', lines: [reason], isQuiet: true },
  ];
  return {
    subject,
    text: plainText(blocks),
    html: htmlPage(blocks, { subject, colour: offer.branding_colour ?? null }),
  };
}
