import { BarePage } from '#features/parts/site/BarePage.tsx';
import { MissingNotice, type MissingProps } from '#features/ui/lazyComponent.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';

/** Options for a late component that is a whole page: its spinner and its failure message take the page's place. */
export const WHOLE_PAGE = { waiting: <Spinner />, Missing: MissingPage };

function MissingPage(props: MissingProps) {
  return (
    <BarePage>
      <MissingNotice {...props} />
    </BarePage>
  );
}
