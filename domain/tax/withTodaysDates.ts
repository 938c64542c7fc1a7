import type { Application, TaxDeclaration } from '../model/application.ts';
import { mapEntities } from '../model/places.ts';
import { fromIsoDate } from '../formats/dates.ts';
import { signerName, type SigningContext } from './signature.ts';
import { followToday } from './signingDate.ts';

/** Returns the application with the date of each declaration set to today, as it would be on submission, unless a person typed the date. */
export function withTodaysDates(context: SigningContext): Application {
  const { application, today } = context;
  const signer = signerName(context);
  const dated = <Holder extends { taxDetails?: TaxDeclaration | null | undefined }>(holder: Holder): Holder => {
    const { taxDetails } = holder;
    const isTicked = taxDetails?.submit_declaration === true && taxDetails.submit_person_name === signer;
    return isTicked ? { ...holder, taxDetails: { ...taxDetails, submit_date: fromIsoDate(today) } } : holder;
  };
  const { tax_details: tax } = application;
  const changed = tax ? { ...application, tax_details: followToday(tax, today) } : application;
  return signer === null ? changed : mapEntities(changed, { person: dated, organisation: dated });
}
