import { open, type ProfileForm, settle } from '#domain/stepRules/applicant_profile/rules.ts';
import { schema } from '#domain/stepRules/applicant_profile/schema.ts';
import { createStep, type StepFormProps } from '#features/parts/step/createStep.tsx';
import { ApplicantProfileForm } from './ApplicantProfileForm.tsx';
import { profileFieldLabels } from './profileFieldLabels.ts';

/** Personal advice, and the due diligence questions of an offer (1-PROF-01). */
export const ApplicantProfileStep = createStep({
  id: 'profile',
  name: 'applicant_profile',
  rules: { open, settle, schema },
  Form,
  labelFor: profileFieldLabels,
});

function Form({ block, context }: StepFormProps<ProfileForm>) {
  return <ApplicantProfileForm block={block} offer={context.offer} contact={context.application.contact_details} />;
}
