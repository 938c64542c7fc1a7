import { type Page } from '@playwright/test';

export const LOOK = { width: 320, otherWidths: [375, 768, 1280], isTabbed: true };

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
