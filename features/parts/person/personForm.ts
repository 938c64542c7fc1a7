import type { Person } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import type { SchemaContext } from '#domain/rules/context.ts';
import type { PersonPosition } from '#domain/people/personFields.ts';
import { isInvestorApplying } from '#domain/model/applicantRole.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectMode } from '#store/selectors/wizardSelectors.ts';
import { ADDRESS_FREE_TEXT } from '../address/addressForm.ts';
import type { CountryOption } from '../countries/CountryField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** Props of the form of a person. */
export interface PersonFormProps {
  block: BlockApi<Person>;
  context: SchemaContext;
  /** Position of the person in the lists: decides the sections, and who must name a source of wealth. */
  place: PersonPosition;
}

/** Props of the parts of a person. Lists and functions keep their identity, so that fields need not render. */
export interface PersonPartProps {
  block: BlockApi<Person>;
  offer: Offer;
  /** Position of the person in the lists: decides the sections, and who must name a source of wealth. */
  place: PersonPosition;
  /** Today's date, ISO YYYY-MM-DD. */
  today: string;
  countries: readonly CountryOption[];
  /** Street types of the offer (2-ADDR-21). */
  streetTypes: readonly string[];
}

/**
 * Returns true for the person most likely at the screen: the first investor, applying for themselves. Only then may the browser offer its
 * own data.
 */
export function useIsApplicantThemself({ index, role }: PersonPosition): boolean {
  const isInvestor = useAppSelector((state) =>
    isInvestorApplying(selectApplication(state).contact_details, selectUser(state), selectMode(state)),
  );
  return index === 0 && role === 'investor' && isInvestor;
}

/** Fields of a person that are only typed into. (The certificate's date is not one: a warning depends on it.) */
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

/** Fields of a person's block that nothing shown or offered depends on; see `FormBlockOptions.freeText`. */
export const PERSON_FREE_TEXT: ReadonlySet<string> = new Set<string>([...FREE_TEXT, ...ADDRESS_FREE_TEXT]);
