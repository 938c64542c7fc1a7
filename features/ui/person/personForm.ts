import type { Person } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import type { PersonPlace } from '#domain/schemas/person.ts';
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

/** True for the person who most likely sits at the screen: only then may the browser offer its own data. */
export function isApplicantThemself({ index, role }: PersonPlace): boolean {
  return index === 0 && role === 'investor';
}

/** Fields of a person that are only typed into. (The certificate's date is not one: a warning hangs on it.) */
const FREE_TEXT = [
  'legalFirstName', 'middleNames', 'legalLastName', 'dateOfBirth', 'emailAddress', 'mobileNumber',
  'idNumber', 'idCardNumber', 'idDocDate', 'idNumber2', 'idCardNumber2', 'idDocDate2',
  'otherSourceOfWealth', 'pep_status_or_association',
] as const satisfies readonly (keyof Person)[];

/** Everything in a person's block on which nothing hangs that shows or is offered; see `FormBlockOptions.freeText`. */
export const PERSON_FREE_TEXT: ReadonlySet<string> = new Set<string>([...FREE_TEXT, ...ADDRESS_FREE_TEXT]);
