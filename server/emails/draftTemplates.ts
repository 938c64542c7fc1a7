/** E-mails to the applicant about a draft that the service has saved (3-DRAFT-01). They hold a link, and no typed text except a name. */
import type { Offer } from '#domain/offer.ts';
import type { OpenStatus } from '#domain/statuses.ts';
import { draftMessageTexts as texts, emailTexts } from '#domain/texts.ts';
import { paragraph, plainText, type EmailBlock } from './blocks.ts';
import { htmlPage } from './html.ts';
import { dateText, momentText } from './moment.ts';

/**
 * application_link: the link that opens the draft. links_again: the links of all drafts of an address, which asked for them. guesses_used:
 * strangers have given too many wrong codes. mobile_replaced: another number opens it from now on. draft_ending: it will be deleted soon.
 * closing_moved: its offer closes at another time. address_changed: to a former address, with the link that undoes the change.
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
  /** Name of the applicant; '' if it may not be stated. */
  reader: string;
  /** Number that gets the codes of the draft, by kind, country and last digits; null if there is none. */
  maskedMobile: string | null;
  /** True if a code that went there confirmed the number; false if it is as the application, or the registrar, has it. */
  isConfirmed: boolean;
}

/** Link that is valid now, with the number that gets its codes. */
export interface OpeningLink extends Pick<DraftFacts, 'maskedMobile'> {
  address: string;
  /** Lifetime of the link. */
  days: number;
  endsAt: Date;
}

export interface LinkFacts extends DraftFacts, OpeningLink {
  /** Status of the application that the link opens. */
  status: OpenStatus;
  reference: string;
}

export interface ReminderFacts extends DraftFacts {
  /** Address of the link. The links that end reminders and delete the draft are made from it, too. */
  address: string;
  closesAt: Date | null;
  isClosed: boolean;
  /** Time when the draft is removed. */
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

/**
 * Composes the e-mail with the link that opens the draft: the number for its code, the end of the link, and what to do if it is unexpected.
 */
export function linkEmail(facts: LinkFacts): DraftEmail {
  const { offer, status, reference, address, maskedMobile, days, endsAt } = facts;
  if (status === 'pending_approval') {
    const body = [paragraph(texts.waits(offer.name, reference)), ...approvalBlocks(facts, offer)];
    return emailOf(
      { ...facts, reason: emailTexts.whyInvestor(offer.name) },
      texts.approvalLinkSubject(offer.name),
      body,
    );
  }
  return emailOf(facts, texts.linkSubject(offer.name), [
    paragraph(texts.saved(offer.name)),
    { kind: 'link', label: texts.open, address },
    paragraph(maskedMobile === null ? texts.codeToNobody : texts.codeTo(maskedMobile)),
    paragraph(texts.linkEnds(days, dateText(endsAt, offer))),
    paragraph(texts.linkNotYou),
  ]);
}

/** Returns the link to an application that its investor is to approve (1-ADV-07). */
export function approvalBlocks({ address, maskedMobile, days, endsAt }: OpeningLink, offer: Offer): EmailBlock[] {
  return [
    { kind: 'link', label: texts.review, address },
    paragraph(maskedMobile === null ? texts.approvalCodeToNobody : texts.codeTo(maskedMobile)),
    paragraph(texts.linkEnds(days, dateText(endsAt, offer))),
  ];
}

/** Draft in a list of several. */
export interface ListedLink extends Pick<LinkFacts, 'status' | 'reference' | 'address' | 'maskedMobile' | 'days'> {
  savedAt: Date | null;
}

/** Composes the e-mail with the links of several drafts of one address. @param isMore there are others, which the next e-mail lists */
export function linksEmail(
  facts: Pick<DraftFacts, 'offer' | 'reader'>,
  links: readonly ListedLink[],
  { days, isMore }: { days: number; isMore: boolean },
): DraftEmail {
  const { offer } = facts;
  return emailOf(facts, texts.againSubject(offer.name), [
    paragraph(texts.again(offer.name)),
    ...links.map((link) => listedLink(link, offer)),
    paragraph(texts.againCode),
    paragraph(texts.againEnds(days)),
    ...(isMore ? [paragraph(texts.againMore)] : []),
    paragraph(texts.linkNotYou),
  ]);
}

function listedLink({ status, reference, savedAt, maskedMobile, address }: ListedLink, offer: Offer): EmailBlock {
  const label =
    status === 'pending_approval' || savedAt === null
      ? texts.reviewThat(reference, maskedMobile)
      : texts.openSaved(dateText(savedAt, offer), maskedMobile);
  return { kind: 'link', label, address };
}

/**
 * Composes the e-mail that says that strangers have given too many wrong codes, and that nothing of the reader's has ended by it.
 * @param page of the submitted application; null if it is not submitted yet
 */
export function guessedEmail(
  facts: Reader,
  { guesses, until }: { guesses: number; until: Date },
  page: string | null = null,
): DraftEmail {
  const { offer } = facts;
  return emailOf(facts, texts.guessedSubject(offer.name), [
    paragraph(texts.guessed(offer.name, guesses, momentText(until, facts.offer))),
    paragraph(texts.guessedYours),
    ...(page === null ? [] : [{ kind: 'link', label: emailTexts.readSubmitted, address: page } as const]),
    paragraph(texts.guessedNotYou),
  ]);
}

/** Composes the e-mail that says that codes go elsewhere from now on, and names the contact if that is wrong. */
export function replacedEmail(facts: DraftFacts): DraftEmail {
  const { offer, maskedMobile, isConfirmed } = facts;
  const number = maskedMobile ?? '';
  const { contact_person: contact } = offer;
  return emailOf(facts, texts.replacedSubject(offer.name), [
    paragraph(
      isConfirmed ? texts.replaced(offer.name, number) : texts.replacedForYou(offer.name, number, offer.client_name),
    ),
    contact
      ? {
          kind: 'paragraph',
          lines: [texts.replacedWriteTo(contact.name, contact.email)],
          mailbox: contact.email,
        }
      : paragraph(texts.replacedNotYou),
  ]);
}

/**
 * Composes the e-mail that says that the draft names another address. It holds no name, no answer and not the new address, but the link
 * that undoes the change.
 */
export function addressChangedEmail({ offer, address, endsAt }: UndoFacts): DraftEmail {
  return emailOf({ offer, reader: '', reason: texts.whyFormer(offer.name) }, texts.changedSubject(offer.name), [
    paragraph(texts.changed(offer.name)),
    paragraph(texts.changedUndo(momentText(endsAt, offer))),
    { kind: 'link', label: texts.undo, address },
    paragraph(texts.changedCode),
    paragraph(texts.changedByYou),
  ]);
}

/** Composes the e-mail that says that the draft was deleted, with the link that restores it and the end of its time. */
export function deletedEmail(facts: DraftFacts & Pick<UndoFacts, 'address' | 'endsAt'>): DraftEmail {
  const { offer, maskedMobile, address, endsAt } = facts;
  return emailOf(facts, texts.deletedSubject(offer.name), [
    paragraph(texts.deleted(offer.name)),
    paragraph(texts.deletedRestore(momentText(endsAt, offer))),
    { kind: 'link', label: texts.restore, address },
    paragraph(maskedMobile === null ? texts.restoreNeedsNumber : texts.codeTo(maskedMobile)),
    paragraph(texts.deletedByYou),
  ]);
}

/** Composes the e-mail with the end of the draft, the closing time of the offer, and the links that continue and that stop reminders. */
export function endingEmail(facts: ReminderFacts): DraftEmail {
  const { offer, endsAt, closesAt } = facts;
  return emailOf(facts, texts.endingSubject(offer.name), [
    paragraph(texts.ending(offer.name, momentText(endsAt, offer))),
    ...(closesAt === null ? [] : [paragraph(closingLine(facts))]),
    ...reminderLinks(facts),
  ]);
}

/** Composes the e-mail with the offer's present closing time. */
export function movedEmail(facts: ReminderFacts): DraftEmail {
  const { offer } = facts;
  return emailOf(facts, texts.movedSubject(offer.name), [
    paragraph(texts.moved(offer.name)),
    paragraph(closingLine(facts)),
    ...reminderLinks(facts),
  ]);
}

function closingLine({ offer, closesAt, isClosed }: ReminderFacts): string {
  if (closesAt === null) return texts.noClosing;
  return isClosed ? texts.closed(momentText(closesAt, offer)) : texts.closes(momentText(closesAt, offer));
}

function reminderLinks({ address, maskedMobile }: ReminderFacts): EmailBlock[] {
  return [
    { kind: 'link', label: texts.open, address },
    paragraph(maskedMobile === null ? texts.codeToNobody : texts.codeTo(maskedMobile)),
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
