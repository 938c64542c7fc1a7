import type { Application } from '#domain/application.ts';
import type { PersonRole } from '#domain/application/peoplePlaces.ts';
import { findElsewhere } from '#domain/people/samePerson.ts';
import { samePersonTexts } from '#domain/texts/samePerson.ts';
import { CardPart } from '#features/ui/Card.tsx';

interface WhoNoteProps {
  id: string | undefined;
  standsAs: PersonRole;
  application: Application;
}

/** Says of somebody who stands in other lists too that they are changed there as well. */
export function WhoNote({ id, standsAs, application }: WhoNoteProps) {
  const places = findElsewhere(application, standsAs, id)?.places ?? [];
  return places.length > 0 && <CardPart help={samePersonTexts.changesToo(places)}>{null}</CardPart>;
}
