/**
 * The Australian Business Register through the ABN Lookup web services, by HTTP GET.
 * https://abr.business.gov.au/Documentation/WebServiceMethods, …/WebServiceResponse and …/Exceptions
 */
import { callOutside, requestUrl, OUTSIDE_LIMITS, OutsideFailure } from './outside.ts';
import {
  isAccessProblem,
  LONGEST_DESCRIPTION,
  type RegisterAccess,
  type BusinessRegister,
  type RegisterEntry,
} from './registers.ts';
import { elementAt, readXml, textAt, type XmlElement } from './xml.ts';

const METHODS = { abn: 'SearchByABNv202001', acn: 'SearchByASICv201408' } as const;

export function australianBusinessRegister({ guid, url, limits = OUTSIDE_LIMITS }: RegisterAccess): BusinessRegister {
  return {
    find: async (number, kind) => {
      const query = { searchString: number, includeHistoricalDetails: 'N', authenticationGuid: guid };
      return readEntry(readXml(await callOutside(requestUrl(url, METHODS[kind], query), limits)));
    },
  };
}

/** @throws OutsideFailure for an answer that holds neither an entity nor an exception */
function readEntry(root: XmlElement | null): RegisterEntry {
  const response = elementAt(root, 'response');
  const description = textAt(response, 'exception', 'exceptionDescription');
  if (isAccessProblem(description)) throw new OutsideFailure('refused');
  if (description !== '') return { kind: 'exception', description: description.slice(0, LONGEST_DESCRIPTION) };
  // The element is named after the version of the method: businessEntity202001.
  const entity = response?.children.find(({ name }) => name.startsWith('businessEntity')) ?? null;
  if (!entity) throw new OutsideFailure('unreadable');
  return {
    kind: 'entity',
    abn: textAt(entity, 'ABN', 'identifierValue'),
    acn: textAt(entity, 'ASICNumber'),
    status: textAt(entity, 'entityStatus', 'entityStatusCode'),
    organisationName: textAt(entity, 'mainName', 'organisationName'),
  };
}
