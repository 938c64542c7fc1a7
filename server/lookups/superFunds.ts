/**
 * Super Fund Lookup, the register of superannuation funds, by HTTP GET.
 * https://superfundlookup.gov.au/Documentation/WebServiceMethods and …/WebServiceResponse
 */
import { callOutside, requestUrl, OUTSIDE_LIMITS, OutsideFailure } from './outside.ts';
import {
  isAccessProblem,
  LONGEST_DESCRIPTION,
  type RegisterAccess,
  type RegisterEntry,
  type SuperFundRegister,
} from './registers.ts';
import { elementAt, readXml, textAt, type XmlElement } from './xml.ts';

export function superFundRegister({ guid, url, limits = OUTSIDE_LIMITS }: RegisterAccess): SuperFundRegister {
  return {
    find: async (abn) =>
      readEntry(abn, readXml(await callOutside(requestUrl(url, 'SearchByABN', { abn, guid }), limits))),
  };
}

/** @throws OutsideFailure for an answer that holds neither a fund nor an exception */
function readEntry(abn: string, root: XmlElement | null): RegisterEntry {
  const response = elementAt(root, 'Response');
  const fund = elementAt(response, 'SuperannuationFund');
  // The schema allows an exception beside a fund and within it.
  const description = textAt(response, 'Exception', 'Description') || textAt(fund, 'Exception', 'Description');
  if (isAccessProblem(description)) throw new OutsideFailure('refused');
  if (description !== '') return { kind: 'exception', description: description.slice(0, LONGEST_DESCRIPTION) };
  if (!fund) throw new OutsideFailure('unreadable');
  return {
    kind: 'entity',
    abn,
    acn: '',
    status: textAt(fund, 'Identifier', 'IdentifierStatus', 'Description'),
    organisationName: textAt(fund, 'OrganisationName', 'Name'),
  };
}
