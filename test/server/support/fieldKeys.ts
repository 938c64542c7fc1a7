/** A ring of one key, as a setting: production starts with none other. */
export const FIELD_KEYS = `1:${Buffer.alloc(32, 'test').toString('base64')}`;

/** What production needs besides. */
export const PUBLIC_URL = 'https://apply.example.com';
