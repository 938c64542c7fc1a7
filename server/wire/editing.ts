/** Received application on the wire, for staff who edit it. */
import { EDITED_STATUSES, type EditedStatus } from '#domain/statuses.ts';
import { Type } from 'typebox';
import { answers, lastSave, numberHandles } from './drafts.ts';
import { closedObject, integer, nullable, oneOf, text } from './kinds.ts';

export const editedApplication = closedObject(
  {
    application_id: integer,
    reference: text,
    status: Type.Unsafe<EditedStatus>(oneOf(...EDITED_STATUSES)),
    revision: Type.Integer({ description: 'The edit names it in If-Match' }),
    offer_slug: text,
    application: answers,
    number_handles: numberHandles,
    saved: nullable(lastSave),
  },
  'EditedApplication',
);
