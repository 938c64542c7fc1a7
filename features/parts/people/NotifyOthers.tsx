import { peopleTexts } from '#domain/texts/people.ts';
import { Notice } from '#features/ui/Notice.tsx';

/** Asks the person who enters other people's details to tell them who receives these. Once per step, below the people (APP 5). */
export function NotifyOthers({ issuer }: { issuer: string }) {
  return (
    <Notice kind="info" role="note">
      <p>{peopleTexts.tellOthers(issuer)}</p>
    </Notice>
  );
}
