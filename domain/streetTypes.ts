import { AUSTRALIA_ID } from './identity.ts';

/** Street types as the postal standard spells them, for offers that name no list of their own (2-ADDR-21). */
export const STREET_TYPES: readonly string[] = [
  'Access', 'Alley', 'Approach', 'Arcade', 'Avenue', 'Bend', 'Boulevard', 'Brae', 'Bypass', 'Causeway', 'Chase', 'Circle', 'Circuit',
  'Close', 'Common', 'Concourse', 'Corner', 'Court', 'Cove', 'Crescent', 'Crest', 'Cross', 'Dale', 'Drive', 'Driveway', 'Edge', 'Elbow',
  'End', 'Entrance', 'Esplanade', 'Fairway', 'Freeway', 'Gap', 'Garden', 'Gardens', 'Gate', 'Glade', 'Glen', 'Grange', 'Green', 'Grove',
  'Heights', 'Highway', 'Hill', 'Junction', 'Key', 'Lane', 'Laneway', 'Link', 'Loop', 'Mall', 'Meander', 'Mews', 'Motorway', 'Nook',
  'Outlook', 'Parade', 'Park', 'Parkway', 'Pass', 'Passage', 'Path', 'Pathway', 'Place', 'Plaza', 'Pocket', 'Point', 'Promenade', 'Quay',
  'Quays', 'Reach', 'Reserve', 'Rest', 'Retreat', 'Ridge', 'Rise', 'Road', 'Row', 'Square', 'Steps', 'Street', 'Strip', 'Terrace',
  'Track', 'Trail', 'Vale', 'View', 'Views', 'Vista', 'Walk', 'Walkway', 'Way', 'Wharf', 'Wynd',
];

/** Chosen where no type fits, as for most addresses abroad. */
export const OTHER_STREET_TYPE = 'Other';

/** The types to choose from: the offer's, and `Other` outside Australia, where the Australian names rarely fit (2-ADDR-26). */
export function streetTypesFor(options: readonly string[], country: number | null | undefined): string[] {
  if (country == null || country === AUSTRALIA_ID || options.includes(OTHER_STREET_TYPE)) return [...options];
  return [...options, OTHER_STREET_TYPE];
}
