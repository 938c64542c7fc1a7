import { SheetPage } from '#features/sheet/index.ts';
import { useBranding } from '#src/theme/useBranding.ts';
import { Watched } from './Watched.tsx';

/** The page of an adviser's sheet. */
export function SheetRoute({ slug }: { slug: string }) {
  useBranding();
  return (
    <Watched>
      <SheetPage slug={slug} />
    </Watched>
  );
}
