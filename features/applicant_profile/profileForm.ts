import type { ContactDetails } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import type { ProfileForm } from '#domain/stepRules/applicant_profile/open.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** What the step's form and its cards are given. */
export interface ProfileFormProps {
  block: BlockApi<ProfileForm>;
  offer: Offer;
  contact: ContactDetails | undefined;
}
