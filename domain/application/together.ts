/** Groups of answers that make sense only together: a merge of two versions of a draft takes each group from one of them (R6). */
import { POSTAL_FIELDS, RESIDENTIAL_FIELDS } from '../addresses/addressFields.ts';

/** Groups of fields whose answers are taken together. */
const TOGETHER: readonly (readonly string[])[] = [
  ['title', 'legalFirstName', 'middleNames', 'legalLastName'],
  RESIDENTIAL_FIELDS,
  POSTAL_FIELDS,
  ['idType', 'idNumber', 'idDocDate', 'idDoc', 'idStateOfIssue', 'idCountryOfIssue', 'idCardNumber'],
  ['idType2', 'idNumber2', 'idDocDate2', 'idDoc2', 'idStateOfIssue2', 'idCountryOfIssue2', 'idCardNumber2'],
  ['sophisticatedInvestorDoc', 'sophisticatedInvestorDocDate'],
  ['sourcesOfWealth', 'otherSourceOfWealth', 'sourceOfWealthDoc'],
  ['pep_status', 'pep_status_or_association'],
  [
    ...['companyName', 'business_number', 'has_business_number', 'registered_country', 'abn_not_available_reason'],
    ...['other_reason', 'abn_lookup_data'],
  ],
  ['regulated_partnership', 'regulation_association', 'membership_number'],
  ['investor_type', 'trustType', 'trusteeType', 'tax_type'],
  ['dealer_group_name', 'dealer_group_abn_or_acn', 'dealer_group_afsl'],
  ['holdingProfileType', 'selectedSubregister', 'selectedHolder'],
  ['agree_to_terms', 'all_docs_are_downloaded', 'agreed_documents'],
  [
    ...['totalAmount', 'totalValue', 'numberSecurities', 'feeAmount', 'payableNow', 'payableLater'],
    ...['isRegularInvestment', 'is_regular_investment_plan', 'regular_investment_plan_frequency'],
  ],
  [
    ...['bankCountry', 'accountName', 'bsb', 'accountNumber', 'swiftCode', 'routingNumber'],
    ...['accountHolderHomeAddress', 'bank_statement', 'paymentMethod', 'payment_bank_statement'],
  ],
  ['submit_person_name', 'submit_date', 'submit_date_prefilled', 'signed_answers'],
];

/** Group of each field that is in one, by the name of the field. */
export const GROUP_OF = new Map(TOGETHER.flatMap((fields) => fields.map((field) => [field, fields] as const)));
