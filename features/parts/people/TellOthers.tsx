import { peopleTexts } from '#domain/texts/people.ts';
import { Notice } from '#features/ui/Notice.tsx';

/** Asks whoever enters other people's details to tell them who receives these; once on a step, below the people (APP 5). */
export function TellOthers({ issuer }: { issuer: string }) {
  return (
    <Notice kind="info" role="note">
      <p>{peopleTexts.tellOthers(issuer)}</p>
    </Notice>
  );
}
