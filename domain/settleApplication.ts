/** An application without what its answers do not ask for: what is sent, and what the server keeps (2-STEP-31, 2-ADDR-36). */
import { settleAddresses } from './address.ts';
import type { Application, InvestorDetails, Person } from './application.ts';
import { settleCompany, settleOwner } from './owner.ts';

/** The application with its investor step, its corporate trustee and every address settled; nobody and no step is left out. */
export function settleApplication(application: Application): Application {
  const settled = settleOwner(application);
  const {
    investor_details: details,
    corporate_trustee: trustee,
    directors,
    trustees,
    beneficial_owners: owners,
    others,
  } = settled;
  return {
    ...settled,
    ...(details && { investor_details: settleInvestorAddresses(details) }),
    ...(trustee && { corporate_trustee: settleCompany(settleAddresses(trustee)) }),
    ...(directors?.directors && { directors: { directors: settlePeople(directors.directors) } }),
    ...(trustees?.trustees && { trustees: { trustees: settlePeople(trustees.trustees) } }),
    ...(owners && {
      beneficial_owners: {
        ...(owners.beneficialOwners && { beneficialOwners: settlePeople(owners.beneficialOwners) }),
        ...(owners.tempBeneficialOwners && { tempBeneficialOwners: settlePeople(owners.tempBeneficialOwners) }),
      },
    }),
    ...(others?.others && { others: { others: settlePeople(others.others) } }),
  };
}

function settleInvestorAddresses(details: InvestorDetails): InvestorDetails {
  const { investors, custodian, holding_company: holding } = details;
  return {
    ...settleAddresses(details),
    ...(investors && { investors: settlePeople(investors) }),
    ...(custodian && { custodian: settleAddresses(custodian) }),
    ...(holding && { holding_company: settleAddresses(holding) }),
  };
}

function settlePeople<Entry extends Person>(people: readonly Entry[]): Entry[] {
  return people.map((person) => settleAddresses(person));
}
