import type { ContactDetails } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import type { ProfileForm } from '#domain/stepRules/applicant_profile/rules.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** Props of the step's form and its cards. */
export interface ProfileFormProps {
  block: BlockApi<ProfileForm>;
  offer: Offer;
  contact: ContactDetails | undefined;
}
