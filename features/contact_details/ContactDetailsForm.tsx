import { isAdviserApplying } from '#domain/model/applicantRole.ts';
import { AdviserCards } from './AdviserCards.tsx';
import type { ContactFormProps } from './contactForm.ts';
import { InvestorCard } from './InvestorCard.tsx';
import { InvitationCard } from './InvitationCard.tsx';

/**
 * Shows the investor's block. An adviser who applies also gets blocks for the adviser and the dealer group (1-CONT-01 to 1-CONT-04), and
 * has access anyway; an investor may invite an adviser (1-CONT-36).
 */
export function ContactDetailsForm(props: ContactFormProps) {
  const chosen = props.application.contact_details ?? {};
  return (
    <>
      <InvestorCard {...props} />
      {isAdviserApplying(chosen) ? <AdviserCards {...props} /> : <InvitationCard block={props.block} />}
    </>
  );
}
