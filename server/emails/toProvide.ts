/** Items still to be provided after a submission: originals by post (2-READY-41) and documents that are missing. */
import type { Registrar } from '#domain/offer.ts';
import { emailTexts, identityTexts, nextStepsTexts } from '#domain/texts.ts';
import type { EmailBlock } from './blocks.ts';
import type { EmailFacts } from './facts.ts';

/** Returns the originals, their certification, address, reference and deadline; nothing if none are expected. */
export function postBlocks({ posted, offer, reference }: EmailFacts): EmailBlock[] {
  if (posted.length === 0) return [];
  const day = closingDay(offer.closes_at);
  return [
    { kind: 'list', lead: emailTexts.post, items: posted },
    {
      kind: 'paragraph',
      lines: [
        emailTexts.postHow,
        offer.show_solicitor_text ? identityTexts.solicitor : emailTexts.certifier,
        emailTexts.postWith(reference),
        day === null ? emailTexts.postSoon : emailTexts.postBefore(day),
      ],
    },
    offer.registrar
      ? { kind: 'paragraph', lines: [`${emailTexts.postTo}:`, ...addressOf(offer.registrar)] }
      : { kind: 'paragraph', lines: [emailTexts.postAsk] },
  ];
}

/** Returns the missing documents with their owners, and the contact to give them to; nothing if all are there. */
export function missingBlocks({ missing, offer }: EmailFacts): EmailBlock[] {
  if (missing.length === 0) return [];
  const contact = offer.contact_person ?? offer.registrar;
  return [
    { kind: 'list', lead: nextStepsTexts.provideMissing, items: missing },
    ...(contact ? [provideTo(contact)] : []),
  ];
}

function provideTo({ name, email }: { name: string; email: string }): EmailBlock {
  return { kind: 'paragraph', lines: [emailTexts.provideTo(name, email)], mailbox: email };
}

function addressOf({ name, address_lines, suburb, state, postcode, country }: Registrar): string[] {
  return [name, ...address_lines, `${suburb} ${state} ${postcode}`, country];
}

const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns the day on which the offer closes at its own place, by the offset of its file; null if it has no end. */
function closingDay(closesAt: string | null | undefined): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(closesAt ?? '')?.[0];
  return day === undefined ? null : DAY.format(new Date(`${day}T00:00:00Z`));
}
