import type { ContactDetails } from '#domain/application.ts';
import { prefilledFromContact as prefills } from '#domain/stepRules/contact_details/prefilledInvestor.ts';
import { chosenHolding } from '#domain/offers/chosenHolding.ts';
import { open, type ContactForm, settle } from '#domain/stepRules/contact_details/rules.ts';
import { questions } from '#domain/stepRules/contact_details/questions.ts';
import { schema } from '#domain/stepRules/contact_details/schema.ts';
import { createStep, type StepFormProps } from '#features/parts/step/createStep.tsx';
import type { AppThunk } from '#store/createStore.ts';
import { ContactDetailsForm } from './ContactDetailsForm.tsx';

/** Step for the applicant and the ways to reach them (1-CONT). */
export const ContactDetailsStep = createStep({
  id: 'contact',
  name: 'contact_details',
  rules: { open, settle, schema, prefills },
  Form,
  atShownFields: (errors, form, context) => ({ ...errors, ...questions(form, context) }),
  afterwards: copyDetails,
});

function Form({ block, context: { application, user, mode } }: StepFormProps<ContactForm>) {
  return <ContactDetailsForm block={block} application={application} user={user} mode={mode} />;
}

/**
 * Copies the holding's details. Few applicants choose a holding, so the code loads when one does. If it fails to load, the applicant goes
 * on without defaults, as after a failed call.
 */
function copyDetails(contact: ContactDetails): AppThunk {
  return (dispatch) => {
    if (!chosenHolding(contact)) return;
    void import(/* webpackChunkName: "account" */ '#store/lookups/copyHoldingDetails.ts').then(
      ({ copyHoldingDetails }) => dispatch(copyHoldingDetails()),
      () => undefined,
    );
  };
}
