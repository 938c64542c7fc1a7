/** Names and addresses as long as real ones get: where a limit is too narrow, one of these is refused. */
import type { PostalAddress } from '#domain/application.ts';

export const LONG_NAMES: readonly string[] = [
  'THE TRUSTEE FOR THE ALEXANDROU, PAPADOPOULOS-WILLIAMSON AND CONSTANTINIDES FAMILY DISCRETIONARY INVESTMENT TRUST NO. 2',
  'THE CORPORATION OF THE TRUSTEES OF THE ROMAN CATHOLIC ARCHDIOCESE OF BRISBANE AS TRUSTEE FOR THE CATHOLIC DEVELOPMENT FUND',
  'NATIONAL ABORIGINAL AND TORRES STRAIT ISLANDER LAND AND SEA MANAGEMENT CORPORATION RNTBC AS TRUSTEE FOR THE COMMUNITY BENEFIT TRUST',
  'DONAUDAMPFSCHIFFFAHRTSELEKTRIZITÄTENHAUPTBETRIEBSWERKBAUUNTERBEAMTENGESELLSCHAFT MBH',
  'MR CHRISTOPHER BARTHOLOMEW MONTGOMERY-FITZGERALD & MRS ALEXANDRA WILHELMINA MONTGOMERY-FITZGERALD <MONTGOMERY-FITZGERALD SUPERANNUATION FUND A/C>',
  'PERPETUAL CORPORATE TRUST LIMITED AS RESPONSIBLE ENTITY FOR THE AUSTRALIAN DIVERSIFIED INFRASTRUCTURE AND RENEWABLE ENERGY INCOME FUND (HEDGED) - WHOLESALE CLASS',
  '香港中文大學醫學院校友會慈善基金有限公司受託人',
  'SOCIEDADE BENEFICENTE ISRAELITA BRASILEIRA HOSPITAL E MATERNIDADE NOSSA SENHORA DA CONCEIÇÃO LTDA - EM RECUPERAÇÃO JUDICIAL',
  'SHREE SHREE RADHA KRISHNA CO-OPERATIVE CREDIT AND THRIFT SOCIETY OF THE EMPLOYEES OF THE MUNICIPAL CORPORATION OF GREATER MUMBAI LIMITED',
  "J.P. O'CONNELL-MACGREGOR, D'ARCY & SONS (AUSTRALASIA) PASTORAL, AGRICULTURAL AND MERCANTILE AGENCY COMPANY PROPRIETARY LIMITED",
];

const address = (lines: readonly [one: string, two: string, city: string, state: string, postcode: string]) => {
  const [address_line_1, address_line_2, suburb_city, state, postcode] = lines;
  return {
    address_type: 'Manual',
    address_line_1,
    address_line_2,
    suburb_city,
    state,
    postcode,
  } satisfies PostalAddress;
};

/** The longest in each part of fifty of Hong Kong, India and Brazil. */
export const LONG_ADDRESSES: readonly PostalAddress[] = [
  address([
    'Flat 3406 34/F Block 12 Lok Hin Terrace 350 Chai Wan Road',
    'Chai Wan Estate Phase Three - Eastern District Residential Development',
    'Chai Wan',
    'Hong Kong Island',
    '',
  ]),
  address([
    'TC 9/1537 Thiruvananthapuram Vazhuthacaud Cotton Hill Road',
    'Opposite Government Girls Higher Secondary School Sasthamangalam',
    'Thiruvananthapuram',
    'Kerala',
    '695010',
  ]),
  address([
    'Ladeira da Misericórdia 10 Casarão dos Azulejos 2º Andar',
    'Centro Histórico Pelourinho',
    'Salvador',
    'Bahia',
    '40020-290',
  ]),
  address([
    'Flat No. 1204 Tower C Shriram Greenfield Apartments Phase II - Annex',
    'Survey No. 71-72 Bhattarahalli Virgonagar Post Off Old Madras Road Near Budigere Cross Junction',
    'Bengaluru',
    'Karnataka',
    '560049',
  ]),
  address([
    'Avenida Brigadeiro Luís Antônio de Souza Figueiredo 2729 Bloco 4 Apartamento 1803 - Annex',
    'Condomínio Residencial Jardim das Palmeiras Imperiais Bela Vista',
    'São Paulo',
    'São Paulo',
    '01401-000',
  ]),
];
