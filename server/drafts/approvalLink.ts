/** Link of a request for approval as a text message: an adviser cannot approve on their device, and the investor has a phone. */
import { draftMessageTexts } from '#domain/texts.ts';
import { inTransaction } from '../database/transactions.ts';
import { offerName, type ComposedText, type TextDeps } from './codeMessage.ts';
import type { ClaimSend, CodeDeps, RequestedCode } from './codes.ts';
import { findGoodLink, lockDraft, tokenOf } from './links.ts';
import { readDraftContacts } from './numbers.ts';
import { enqueueSms } from './enqueue.ts';

/** Enqueues the message to the number whose codes open the application that waits for approval, unless too many have left. */
export function textApprovalLink(
  deps: CodeDeps & { claimSend: ClaimSend },
  { applicationId, now }: { applicationId: number; now: Date },
): Promise<RequestedCode> {
  return inTransaction(deps.database, async (transaction): Promise<RequestedCode> => {
    const status = await lockDraft(transaction, applicationId);
    const reach =
      status === 'pending_approval'
        ? await readDraftContacts({ database: transaction, keys: deps.keys }, applicationId)
        : null;
    const number = reach?.opening ?? null;
    if (reach === null || number === null) return { isSent: false, refusal: 'no_number' };
    const claim = await deps.claimSend(transaction, {
      applicationId,
      number,
      now,
      // The five codes a day of sessions that have given none stay with the investor.
      isKnown: true,
      isVerified: reach.isVerified,
      isLink: true,
    });
    if (!claim.allowed) return { isSent: false, refusal: claim };
    await enqueueSms(transaction, deps, { applicationId, template: 'approval_link', occasion: deps.ids.uuid() });
    return { isSent: true, number };
  });
}

/** Composes the message with the link, to the investor; null if the application no longer waits. */
export async function composeApprovalLink(
  deps: TextDeps,
  { applicationId }: { applicationId: number },
): Promise<ComposedText | null> {
  const reach = await readDraftContacts(deps, applicationId);
  if (reach?.status !== 'pending_approval' || reach.opening === null) return null;
  const link = await findGoodLink(deps.database, { applicationId, now: deps.clock.now() });
  const offer = link && (await offerName(deps, reach.offerId));
  if (!link || offer === null) return null;
  const address = `${deps.config.publicUrl}/d/${tokenOf(deps, link)}`;
  return { to: reach.opening, text: draftMessageTexts.approvalText(offer, address) };
}
