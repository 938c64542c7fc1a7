import type { SchemaContext } from '#domain/stepRules/context.ts';
import { isAdviserApplying } from '#domain/people/applicantRole.ts';
import { showsInvitation } from '#domain/stepRules/contact_details/asked.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { AdviserCards } from './AdviserCards.tsx';
import type { ContactForm } from '#domain/stepRules/contact_details/open.ts';
import { InvestorCard } from './InvestorCard.tsx';
import { InvitationCard } from './InvitationCard.tsx';

export interface ContactFormProps extends Pick<SchemaContext, 'application' | 'user'> {
  block: BlockApi<ContactForm>;
}

/** The investor's block; an adviser's own and the dealer group's where an adviser applies (1-CONT-01 to 1-CONT-04). */
export function ContactDetailsForm(props: ContactFormProps) {
  const chosen = props.application.contact_details ?? {};
  return (
    <>
      <InvestorCard {...props} />
      {isAdviserApplying(chosen) && <AdviserCards {...props} />}
      {showsInvitation(chosen) && <InvitationCard block={props.block} />}
    </>
  );
}
