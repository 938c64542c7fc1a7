import { expect, type Locator } from '@playwright/test';

/**
 * Types the words into a field key by key, as a person does who selects what it holds and types over it. Setting a field's value
 * at once (which lint forbids in journeys) skips masks, formats and everything that goes by keys.
 */
export async function typeInto(field: Locator, words: string): Promise<void> {
  await expect(field).toBeEditable();
  await field.press('ControlOrMeta+A');
  await field.pressSequentially(words);
}
