import { isAdviserApplying } from '#domain/people/applicantRole.ts';
import { AdviserCards } from './AdviserCards.tsx';
import type { ContactFormProps } from './contactForm.ts';
import { InvestorCard } from './InvestorCard.tsx';
import { InvitationCard } from './InvitationCard.tsx';

/** The investor's block; an adviser's own and the dealer group's where an adviser applies (1-CONT-01 to 1-CONT-04), who has access
 * anyway; an investor may invite one (1-CONT-36). */
export function ContactDetailsForm(props: ContactFormProps) {
  const chosen = props.application.contact_details ?? {};
  return (
    <>
      <InvestorCard {...props} />
      {isAdviserApplying(chosen) ? <AdviserCards {...props} /> : <InvitationCard block={props.block} />}
    </>
  );
}
