import type { ContactDetails } from '#domain/application.ts';
import { prefilledFromContact as prefills } from '#domain/people/prefilledInvestor.ts';
import { chosenHolding } from '#domain/offers/chosenHolding.ts';
import { open, type ContactForm } from '#domain/stepRules/contact_details/open.ts';
import { schema } from '#domain/stepRules/contact_details/schema.ts';
import { settle } from '#domain/stepRules/contact_details/settle.ts';
import { createStep, type StepFormProps } from '#features/parts/step/createStep.tsx';
import type { AppThunk } from '#store/createStore.ts';
import { ContactDetailsForm } from './ContactDetailsForm.tsx';

/** Who applies and how to reach them (1-CONT). */
export const ContactDetailsStep = createStep({
  id: 'contact',
  name: 'contact_details',
  rules: { open, settle, schema, prefills },
  Form,
  afterwards: copyDetails,
});

function Form({ block, context: { application, user, mode } }: StepFormProps<ContactForm>) {
  return <ContactDetailsForm block={block} application={application} user={user} mode={mode} />;
}

/** Holders are few, and their code comes when one applies. Where it does not come they go on without defaults, as after a failed call. */
function copyDetails(contact: ContactDetails): AppThunk {
  return (dispatch) => {
    if (!chosenHolding(contact)) return;
    void import(/* webpackChunkName: "holding" */ '#store/lookups/copyHoldingDetails.ts').then(
      ({ copyHoldingDetails }) => dispatch(copyHoldingDetails()),
      () => undefined,
    );
  };
}
