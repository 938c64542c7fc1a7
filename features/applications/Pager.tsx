import type { IssuerList } from '#api/issuerApi.ts';
import { issuerListTexts as texts } from '#domain/texts/issuerList.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';

interface PagerProps extends Pick<IssuerList, 'previous' | 'next'> {
  onOpen: (place: string) => void;
}

/** Ways to the other pages; nothing if there is one page. */
export function Pager({ previous, next, onOpen }: PagerProps) {
  if (previous === null && next === null) return null;
  const ways = [
    [texts.first, previous && ''],
    [texts.previous, previous],
    [texts.next, next],
    [texts.last, next && 'last'],
  ] as const;
  return (
    <nav aria-label={texts.pages} data-print="no">
      <ButtonRow>
        {ways.map(([label, place]) => (
          <Button key={label} isBlocked={place === null} onClick={() => place !== null && onOpen(place)}>
            {label}
          </Button>
        ))}
      </ButtonRow>
    </nav>
  );
}
