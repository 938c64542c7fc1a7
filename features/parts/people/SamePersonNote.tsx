import type { Application } from '#domain/application.ts';
import type { PersonRole } from '#domain/model/peoplePlaces.ts';
import { findOtherPlaces } from '#domain/people/samePerson.ts';
import { samePersonTexts } from '#domain/texts/samePerson.ts';
import { CardPart } from '#features/ui/Card.tsx';

interface WhoNoteProps {
  id: string | undefined;
  standsAs: PersonRole;
  application: Application;
}

/** Says that a change to a person also changes the other lists with this person. */
export function SamePersonNote({ id, standsAs, application }: WhoNoteProps) {
  const places = findOtherPlaces(application, standsAs, id)?.places ?? [];
  return places.length > 0 && <CardPart help={samePersonTexts.changesToo(places)}>{null}</CardPart>;
}
