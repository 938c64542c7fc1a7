/** Who is signed in, and the token of their calls. */
import type { User } from '#domain/session.ts';
import { Type } from 'typebox';
import { exactly, flag, shapeOf, text, whole } from './kinds.ts';

export const user = shapeOf<Required<User>>()('User', {
  id: whole,
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
});

export const userList = exactly({ results: Type.Array(user) }, 'UserList');

export const csrfToken = exactly({ csrf_token: text, max_upload_mb: whole }, 'CsrfToken');

export const logInForm = exactly({
  username: text,
  password: text,
  file_key: Type.Optional(
    Type.String({ description: 'The client’s key of the open file that the account goes on with' }),
  ),
  application_id: Type.Optional(Type.String({ description: 'The saved draft that this file stands for' })),
});
