import { type Page } from '@playwright/test';
import { applicantOf } from './applicant.ts';

export const EMBERFIELD = applicantOf('emberfield-copper');

export const CONTACT = /Contact details/;

export const INVESTOR = /Investor details/;

export const TAX = /Tax details/;

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
