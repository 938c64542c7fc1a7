import { createContext } from 'react';
import { OFFER_ZONE } from '#domain/formats/zones.ts';

/** Time zone of the offer on screen. Its calendar day is today for the rules. */
export const OfferZone = createContext(OFFER_ZONE);
