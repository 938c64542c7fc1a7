/** Somebody who stands in several lists is typed over in one of them. */
import { removalTexts } from './removal.ts';

const inWords = removalTexts.people;

export const samePersonTexts = {
  /** @example changesToo(['Director 2']) === 'Changes here also change Director 2.' */
  changesToo: (places: readonly string[]) => `Changes here also change ${inWords(places)}.`,
  isItStill: (name: string) => `Is this still ${name}?`,
  explain: (name: string, places: readonly string[]) =>
    `${name} is also ${inWords(places)}. If this is somebody else, they begin with what you have typed here. ${name} stays ${inWords(places)}, with their identity, documents and tax details.`,
  same: (name: string) => `Yes, ${name} has changed`,
  other: 'No, this is somebody else',
  /** In the summary of what is missing. */
  unanswered: (name: string) => `Please say whether this is still ${name}`,
} as const;
