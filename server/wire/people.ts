/** Signed-in users, and the token of their calls. */
import type { User } from '#domain/session.ts';
import { Type } from 'typebox';
import { closedObject, flag, shapeOf, text, integer } from './kinds.ts';

export const user = shapeOf<Required<User>>()('User', {
  id: integer,
  username: text,
  first_name: text,
  last_name: text,
  tel_mobile: text,
  is_acting_as_investor: flag,
  is_acting_as_advisor: flag,
  is_acting_as_issuer: flag,
  is_acting_as_issuer_admin: flag,
  has_investor_role_groups: flag,
  has_issuer_role_groups: flag,
  issuers: Type.Array(text),
});

export const userList = closedObject({ results: Type.Array(user) }, 'UserList');

export const csrfToken = closedObject(
  {
    csrf_token: text,
    max_upload_mb: integer,
    server_time: Type.String({ description: 'ISO date-time of the service’s clock' }),
  },
  'CsrfToken',
);

export const logInForm = closedObject({
  username: text,
  password: text,
  file_key: Type.Optional(
    Type.String({ description: 'The client’s key of the open file that the account goes on with' }),
  ),
  application_id: Type.Optional(Type.String({ description: 'The saved draft that this file stands for' })),
});
