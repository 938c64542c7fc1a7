import { formatAbnOrAcn } from '#domain/formats/format.ts';
import { isAdviserAtWork } from '#domain/model/applicantRole.ts';
import { requiresAdviserContact } from '#domain/stepRules/contact_details/schema.ts';
import { isIssuerActing } from '#domain/session.ts';
import { contactTexts } from '#domain/texts/contact.ts';
import { Card } from '#features/ui/Card.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { PhoneField } from '#features/ui/fields/PhoneField.tsx';
import { ABN_OR_ACN_INPUT } from '#features/ui/fields/abnOrAcnInput.ts';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import type { ContactFormProps } from './contactForm.ts';

/** Few people come to approve an application that was filled in for them. */
const TheAdviser = lazyComponent(() =>
  import(/* webpackChunkName: "account" */ './ReadOnlyAdviser.tsx').then((m) => m.ReadOnlyAdviser),
);

/** The adviser's own details and their dealer group's (1-CONT-03, 1-CONT-04, 1-CONT-19). */
export function AdviserCards({ block, application, user, mode }: ContactFormProps) {
  const optional = !requiresAdviserContact(application.contact_details ?? {}, application);
  if (!isAdviserAtWork(application.contact_details, mode)) return <TheAdviser contact={application.contact_details} />;
  const isOwn = !isIssuerActing(user);
  const autoComplete = (name: string) => (isOwn ? name : 'off');
  return (
    <>
      <Card title={contactTexts.adviserTitle} intro={contactTexts.adviserIntro}>
        <FieldGrid>
          <TextField
            {...block.bind('adviser_first_name')}
            label={contactTexts.firstName}
            optional={optional}
            autoComplete={autoComplete('given-name')}
            width={6}
          />
          <TextField
            {...block.bind('adviser_last_name')}
            label={contactTexts.lastName}
            optional={optional}
            autoComplete={autoComplete('family-name')}
            width={6}
          />
          <TextField
            {...block.bind('adviser_email')}
            label={contactTexts.email}
            help={contactTexts.emailHelp}
            optional={optional}
            type="email"
            autoComplete={autoComplete('email')}
            width={7}
          />
          <PhoneField
            {...block.bind('adviser_mobile')}
            label={contactTexts.mobile}
            purpose="applicant"
            optional={optional}
            autoComplete={autoComplete('tel')}
            width={7}
          />
        </FieldGrid>
      </Card>
      <Card title={contactTexts.dealerGroupTitle}>
        <FieldGrid>
          <TextField
            {...block.bind('dealer_group_name')}
            label={contactTexts.dealerGroupName}
            optional
            autoComplete={autoComplete('organization')}
            width={7}
          />
          <TextField
            {...block.bind('dealer_group_abn_or_acn')}
            label={contactTexts.dealerGroupAbnOrAcn}
            optional
            isCode
            inputMode="numeric"
            {...ABN_OR_ACN_INPUT}
            normalise={formatAbnOrAcn}
            width={5}
          />
          <TextField
            {...block.bind('dealer_group_afsl')}
            label={contactTexts.dealerGroupAfsl}
            help={contactTexts.dealerGroupAfslHelp}
            optional
            isCode
            inputMode="numeric"
            width={7}
          />
        </FieldGrid>
      </Card>
    </>
  );
}
