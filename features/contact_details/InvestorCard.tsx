import { isAdviserAtWork, isInvestorApplying } from '#domain/model/applicantRole.ts';
import { requiresMobile } from '#domain/stepRules/contact_details/schema.ts';
import { contactTexts } from '#domain/texts/contact.ts';
import { Card } from '#features/ui/Card.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { PhoneField } from '#features/ui/fields/PhoneField.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { ContactFormProps } from './contactForm.ts';

/**
 * Shows the investor's details; an approving investor sees them as their own. The browser offers to fill in the applicant's details only if
 * the applicant is the investor (1-CONT-02).
 */
export function InvestorCard({ block, application, user, mode }: ContactFormProps) {
  const chosen = application.contact_details ?? {};
  const isForAnother = isAdviserAtWork(chosen, mode);
  const autoComplete = (name: string) => (isInvestorApplying(chosen, user, mode) ? name : 'off');
  const approves = chosen.adviser_has_authority === false;
  const copyOrApproval = approves ? contactTexts.investorApprovalHelp : contactTexts.investorCopyHelp;
  const ofInvestor = approves ? 'approval' : 'investor';
  return (
    <Card
      title={isForAnother ? contactTexts.investorTitle : contactTexts.title}
      intro={isForAnother ? contactTexts.investorIntro : undefined}
    >
      <FieldGrid>
        <TextField
          {...block.bind('first_name')}
          label={contactTexts.firstName}
          autoComplete={autoComplete('given-name')}
          width={6}
        />
        <TextField
          {...block.bind('last_name')}
          label={contactTexts.lastName}
          autoComplete={autoComplete('family-name')}
          width={6}
        />
        <TextField
          {...block.bind('email_address')}
          label={contactTexts.email}
          help={isForAnother ? copyOrApproval : contactTexts.emailHelp}
          type="email"
          autoComplete={autoComplete('email')}
          width={7}
        />
        <PhoneField
          {...block.bind('tel_mobile')}
          label={contactTexts.mobile}
          purpose={isForAnother ? ofInvestor : isInvestorApplying(chosen, user, mode) ? 'applicant' : 'investor'}
          optional={!requiresMobile(user)}
          autoComplete={autoComplete('tel')}
          width={7}
        />
      </FieldGrid>
    </Card>
  );
}
