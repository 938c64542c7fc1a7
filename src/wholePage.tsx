import { BarePage } from '#features/parts/site/BarePage.tsx';
import { MissingNotice, type MissingProps } from '#features/ui/lateComponent.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';

/** For what is a whole page: it waits, and says that its code did not come, where the page would stand. */
export const WHOLE_PAGE = { waiting: <Spinner />, Missing: MissingPage };

function MissingPage(props: MissingProps) {
  return (
    <BarePage>
      <MissingNotice {...props} />
    </BarePage>
  );
}
