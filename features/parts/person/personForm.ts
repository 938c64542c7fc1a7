import type { Person } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import type { PersonPosition } from '#domain/people/personAsked.ts';
import { isInvestorApplying } from '#domain/people/applicantRole.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectMode } from '#store/selectors/wizardSelectors.ts';
import { ADDRESS_FREE_TEXT } from '../address/addressForm.ts';
import type { CountryOption } from '../countries/CountryField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** What the form of a person needs from whoever shows it. */
export interface PersonFormProps {
  block: BlockApi<Person>;
  context: SchemaContext;
  /** Which person of which list: decides the sections, and who must name a source of wealth. */
  place: PersonPosition;
}

/** What the parts of it need. Lists and functions keep their identity, so that fields need not render. */
export interface PersonPartProps {
  block: BlockApi<Person>;
  offer: Offer;
  /** Which person of which list: decides the sections, and who must name a source of wealth. */
  place: PersonPosition;
  /** ISO YYYY-MM-DD. */
  today: string;
  countries: readonly CountryOption[];
  /** The offer's own (2-ADDR-21). */
  streetTypes: readonly string[];
}

/** True for the person who most likely sits at the screen, the first investor who applies for themselves: only then may the browser offer its own data. */
export function useIsApplicantThemself({ index, role }: PersonPosition): boolean {
  const isInvestor = useAppSelector((state) =>
    isInvestorApplying(selectApplication(state).contact_details, selectUser(state), selectMode(state)),
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
