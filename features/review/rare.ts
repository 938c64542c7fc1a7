/** Parts of review that few people see: for staff who have saved, and for numbers of which the end alone came. Their code comes when they do. */
import { lateComponent } from '#features/ui/lateComponent.tsx';

const code = () => import(/* webpackChunkName: "rare" */ './rareParts.ts');

export const SavedNotice = lateComponent(() => code().then((m) => m.SavedNotice));
export const StoredNumber = lateComponent(() => code().then((m) => m.StoredNumber));
