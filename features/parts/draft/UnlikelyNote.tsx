import { isMaskedNoMobile } from '#domain/rules/maskedMobile.ts';
import { mobileTexts } from '#domain/texts/mobiles.ts';
import { Notice } from '#features/ui/Notice.tsx';

interface UnlikelyNoteProps {
  /** Kind, country and last digits of the number. */
  maskedMobile: string;
  /** Advice on how to get a code all the same. */
  children: string;
}

/** Warns that a code will probably not arrive at a number that gets no text messages (1-CONT-29). */
export function UnlikelyNote({ maskedMobile, children }: UnlikelyNoteProps) {
  return (
    isMaskedNoMobile(maskedMobile) && (
      <Notice kind="warn" role="note" title={mobileTexts.unlikely}>
        <p>{children}</p>
      </Notice>
    )
  );
}
