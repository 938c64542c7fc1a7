import { baseApi } from './baseApi.ts';
import type { SheetResult, SheetRow } from './wire.ts';

export type { SheetRow };

const sheetApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Makes a draft of each row of a sheet; drafts made by an earlier call stay as they are. */
    takeSheet: build.mutation<SheetRow[], { slug: string; sheet: string }>({
      query: ({ slug, sheet }) => {
        const body = new FormData();
        body.append('sheet', sheet);
        return { url: `/api/offers/${encodeURIComponent(slug)}/sheet/`, method: 'POST', body };
      },
      transformResponse: (body: SheetResult) => body.results,
    }),
  }),
});

export const { useTakeSheetMutation } = sheetApi;
