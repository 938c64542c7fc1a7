/**
 * Answers of the outside services as their owners publish them. Each names its source; shapes and element names are the
 * documentation's, names and numbers of people and entities are made up unless the documentation gives them as examples.
 */

/**
 * Loqate Capture Find, v1.10: the example response of https://docs.loqate.com/api-reference/address-capture/find
 * (`Id`, `Type`, `Text`, `Highlight`, `Description`).
 */
export const LOQATE_FOUND = {
  Items: [
    {
      Id: 'GB|RM|B|55605138|ENG',
      Type: 'Address',
      Text: 'G B G Evermore 128 Queen Victoria Street',
      Highlight: '0-1,2-3,4-5',
      Description: 'London EC4V 4BJ',
    },
  ],
};

/**
 * The same with a container, whose id is passed as `Container` to see the addresses within: point 7 of
 * https://www.loqate.com/developers/guides/address-capture-integration-best-practice/ and the query parameter of Find. The id is made up.
 */
export const LOQATE_CONTAINER = {
  Items: [
    {
      Id: 'AU|LP|AU-VIC|KEW-HIGH_ST|27',
      Type: 'Container',
      Text: '27 High St',
      Highlight: '0-2',
      Description: 'Kew VIC 3101 - 6 Addresses',
    },
  ],
};

/**
 * Loqate Capture Retrieve: https://docs.loqate.com/api-reference/address-capture/retrieve (`Line1` to `Line5`, `City`, `Province`,
 * `PostalCode`, `Label`, …). The id is the documentation's, the Australian address made up.
 */
export const LOQATE_RETRIEVED = {
  Items: [
    {
      Id: 'GB|RM|B|55605138|ENG',
      DomesticId: '55605138',
      Language: 'ENG',
      LanguageAlternatives: 'ENG',
      Department: '',
      Company: '',
      SubBuilding: 'U 5',
      BuildingNumber: '12',
      BuildingName: '',
      SecondaryStreet: '',
      Street: 'High St',
      Block: '',
      Neighbourhood: '',
      District: '',
      City: 'Kew',
      Line1: 'U 5',
      Line2: '12 High St',
      Line3: '',
      Line4: '',
      Line5: '',
      AdminAreaName: '',
      AdminAreaCode: '',
      Province: 'VIC',
      ProvinceName: 'Victoria',
      ProvinceCode: 'VIC',
      PostalCode: '3101',
      CountryName: 'Australia',
      CountryIso2: 'AU',
      CountryIso3: 'AUS',
      CountryIsoNumber: '36',
      Label: 'U 5\n12 High St\nKew VIC 3101\nAUSTRALIA',
      Type: 'Residential',
      DataLevel: 'Premise',
    },
  ],
};

/** A refusal of Loqate comes with status 200: error 2, "Unknown key" (error list of https://docs.loqate.com/loqate-basics/faq). */
export const LOQATE_UNKNOWN_KEY = {
  Items: [
    {
      Error: '2',
      Description: 'Unknown key',
      Cause: 'The key you are using to access the service was not found.',
      Resolution: 'Please check that the key is correct. It should be in the form AA11-AA11-AA11-AA11.',
    },
  ],
};

/**
 * ABN Lookup, SearchByABNv202001: the payload of https://abr.business.gov.au/Documentation/WebServiceResponse, by the types `Response`,
 * `ResponseBusinessEntity` and `OrganisationName` of https://abr.business.gov.au/abrxmlsearch/AbrXmlSearch.asmx?WSDL.
 */
export function abrEntity({ abn, acn, name }: { abn: string; acn: string; name: string }): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<ABRPayloadSearchResults xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns="http://abr.business.gov.au/ABRXMLSearch/">
  <request>
    <identifierSearchRequest>
      <authenticationGUID>00000000-1111-2222-3333-444444444444</authenticationGUID>
      <identifierType>ABN</identifierType>
      <identifierValue>${abn}</identifierValue>
      <history>N</history>
    </identifierSearchRequest>
  </request>
  <response>
    <usageStatement>The Registrar of the ABR monitors the quality of the information available on this website and updates the information regularly.</usageStatement>
    <dateRegisterLastUpdated>2026-11-20</dateRegisterLastUpdated>
    <dateTimeRetrieved>2026-11-21T13:00:00.0000000+11:00</dateTimeRetrieved>
    <businessEntity202001>
      <recordLastUpdatedDate>2026-05-29</recordLastUpdatedDate>
      <ABN>
        <identifierValue>${abn}</identifierValue>
        <isCurrentIndicator>Y</isCurrentIndicator>
        <replacedFrom>0001-01-01</replacedFrom>
      </ABN>
      <entityStatus>
        <entityStatusCode>Active</entityStatusCode>
        <effectiveFrom>2010-03-01</effectiveFrom>
        <effectiveTo>0001-01-01</effectiveTo>
      </entityStatus>
      <ASICNumber>${acn}</ASICNumber>
      <entityType>
        <entityTypeCode>PRV</entityTypeCode>
        <entityDescription>Australian Private Company</entityDescription>
      </entityType>
      <mainName>
        <organisationName>${name}</organisationName>
        <effectiveFrom>2010-03-01</effectiveFrom>
      </mainName>
      <mainTradingName>
        <organisationName>ANOTHER NAME</organisationName>
        <effectiveFrom>2011-01-01</effectiveFrom>
      </mainTradingName>
      <mainBusinessPhysicalAddress>
        <stateCode>VIC</stateCode>
        <postcode>3101</postcode>
        <effectiveFrom>2010-03-01</effectiveFrom>
        <effectiveTo>0001-01-01</effectiveTo>
      </mainBusinessPhysicalAddress>
    </businessEntity202001>
  </response>
</ABRPayloadSearchResults>`;
}

/** An exception, with descriptions of https://abr.business.gov.au/Documentation/Exceptions (`exceptionDescription`, `exceptionCode`). */
export function abrException(description: string, code = 'SEARCH'): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<ABRPayloadSearchResults xmlns="http://abr.business.gov.au/ABRXMLSearch/">
  <request />
  <response>
    <usageStatement />
    <dateRegisterLastUpdated>0001-01-01</dateRegisterLastUpdated>
    <dateTimeRetrieved>2026-11-21T13:00:00.0000000+11:00</dateTimeRetrieved>
    <exception>
      <exceptionDescription>${description}</exceptionDescription>
      <exceptionCode>${code}</exceptionCode>
    </exception>
  </response>
</ABRPayloadSearchResults>`;
}

/**
 * Super Fund Lookup, SearchByABN: https://superfundlookup.gov.au/Documentation/WebServiceResponse, by the types `FundPayload`,
 * `FundResponse`, `SuperannuationFund` and `OrganisationName` of https://superfundlookup.gov.au/xmlsearch/SflXmlSearch.asmx?WSDL.
 */
export function superFundFound(name: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<SuperFundPayload xmlns="http://superfundlookup.gov.au">
  <Request />
  <Response>
    <UsageStatement />
    <DateTimeRetrieved>2026-11-21T13:00:00.0000000+11:00</DateTimeRetrieved>
    <SuperannuationFund>
      <RecordLastUpdatedDate>2026-05-29T00:00:00</RecordLastUpdatedDate>
      <OrganisationName>
        <Name>${name}</Name>
        <TypeCode>MN</TypeCode>
        <StartDate>2010-03-01T00:00:00</StartDate>
      </OrganisationName>
      <FundType>
        <Code>046</Code>
        <Description>ATO Regulated Self-Managed Superannuation Fund</Description>
      </FundType>
      <ComplyingStatus>
        <Code>Y</Code>
        <Description>Complying</Description>
      </ComplyingStatus>
    </SuperannuationFund>
  </Response>
</SuperFundPayload>`;
}

/** An exception of Super Fund Lookup (type `ResponseException`: `Code`, `Description`); texts of …/Documentation/WebServiceMethods. */
export function superFundException(description: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<SuperFundPayload xmlns="http://superfundlookup.gov.au">
  <Request />
  <Response>
    <DateTimeRetrieved>2026-11-21T13:00:00.0000000+11:00</DateTimeRetrieved>
    <Exception>
      <Code>Search</Code>
      <Description>${description}</Description>
    </Exception>
  </Response>
</SuperFundPayload>`;
}

/**
 * ClickSend, POST /v3/sms/send, for one message: the example response of https://developers.clicksend.com/docs/messaging/sms, also in
 * its OpenAPI document (https://api.apis.guru/v2/specs/clicksend.com/1.0.0.json). The words of `status` are those of
 * https://help.clicksend.com/article/cb98hv79pw-post-application-status-codes: `SUCCESS`, `INVALID_RECIPIENT`, `INSUFFICIENT_CREDIT`, ….
 */
export function clickSendAnswer({ id, status = 'SUCCESS' }: { id: string; status?: string }): object {
  return {
    http_code: 200,
    response_code: 'SUCCESS',
    response_msg: 'Messages queued for delivery.',
    data: {
      total_price: 0.28,
      total_count: 1,
      queued_count: status === 'SUCCESS' ? 1 : 0,
      messages: [
        {
          direction: 'out',
          date: 1436871253,
          to: '+61411111111',
          body: 'Jelly liquorice marshmallow candy carrot cake 4Eyffjs1vL.',
          from: 'sendmobile',
          schedule: 1436874701,
          message_id: 'BF7AD270-0DE2-418B-B606-71D527D9C1AE',
          message_parts: 1,
          message_price: 0.07,
          custom_string: id,
          user_id: 1,
          subaccount_id: 1,
          country: 'AU',
          carrier: 'Telstra',
          status,
        },
      ],
    },
  };
}

/** A refusal of the whole call: `401 UNAUTHORIZED` in the list of status codes of the same OpenAPI document. */
export const CLICKSEND_UNAUTHORIZED = {
  http_code: 401,
  response_code: 'UNAUTHORIZED',
  response_msg: 'Authorization failed.',
  data: null,
};
