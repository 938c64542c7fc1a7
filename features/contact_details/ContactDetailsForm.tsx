import { isAdviserApplying } from '#domain/model/applicantRole.ts';
import { asksForPaperForm } from '#domain/stepRules/contact_details/paperForm.ts';
import { lazyQuestions } from '#features/ui/form/lazyQuestions.tsx';
import { AdviserCards } from './AdviserCards.tsx';
import type { ContactFormProps } from './contactForm.ts';
import { InvestorCard } from './InvestorCard.tsx';
import { InvitationCard } from './InvitationCard.tsx';

/** Most applications are made by their investors. */
const PaperForm = lazyQuestions(() =>
  import(/* webpackChunkName: "account" */ './PaperFormCard.tsx').then((m) => m.PaperFormCard),
);

/**
 * Shows the investor's block. An adviser who applies also gets blocks for the adviser and the dealer group (1-CONT-01 to 1-CONT-04), and
 * has access anyway; an investor may invite an adviser (1-CONT-36).
 */
export function ContactDetailsForm(props: ContactFormProps) {
  const chosen = props.application.contact_details ?? {};
  return (
    <>
      {asksForPaperForm(props) && <PaperForm block={props.block} />}
      <InvestorCard {...props} />
      {isAdviserApplying(chosen) ? <AdviserCards {...props} /> : <InvitationCard {...props} />}
    </>
  );
}
