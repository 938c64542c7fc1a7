import type { Person } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import type { PersonPlace } from '#domain/schemas/person.ts';
import { isInvestorApplying } from '#domain/applicantRole.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import type { UseDocumentUpload } from '#store/useDocumentUpload.ts';
import { ADDRESS_FREE_TEXT } from '../address/addressForm.ts';
import type { CountryOption } from '../fields/CountryField.tsx';
import type { BlockApi } from '../form/useFormBlock.ts';

/** What the form of a person needs from whoever shows it. Lists and functions keep their identity, so that fields need not render. */
export interface PersonFormProps {
  block: BlockApi<Person>;
  offer: Offer;
  /** Which person of which list: decides the sections, and who must name a source of wealth. */
  place: PersonPlace;
  /** ISO YYYY-MM-DD. */
  today: string;
  countries: readonly CountryOption[];
  /** The offer's own (2-ADDR-21). */
  streetTypes: readonly string[];
  useUpload: UseDocumentUpload;
}

/** True for the person who most likely sits at the screen, the first investor who applies for themselves: only then may the browser offer its own data. */
export function useIsApplicantThemself({ index, role }: PersonPlace): boolean {
  const isInvestor = useAppSelector((state) =>
    isInvestorApplying(selectApplication(state).contact_details, selectUser(state)),
  );
  return index === 0 && role === 'investor' && isInvestor;
}

/** Fields of a person that are only typed into. (The certificate's date is not one: a warning hangs on it.) */
const FREE_TEXT = [
  'legalFirstName',
  'middleNames',
  'legalLastName',
  'dateOfBirth',
  'emailAddress',
  'mobileNumber',
  'idNumber',
  'idCardNumber',
  'idDocDate',
  'idNumber2',
  'idCardNumber2',
  'idDocDate2',
  'otherSourceOfWealth',
  'pep_status_or_association',
] as const satisfies readonly (keyof Person)[];

/** Everything in a person's block on which nothing hangs that shows or is offered; see `FormBlockOptions.freeText`. */
export const PERSON_FREE_TEXT: ReadonlySet<string> = new Set<string>([...FREE_TEXT, ...ADDRESS_FREE_TEXT]);
