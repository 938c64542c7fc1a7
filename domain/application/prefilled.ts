import type { Application } from '../application.ts';

/** Takes the application before and after a step was saved and gives the steps that follow it, changed. */
export type Prefilled = (before: Application, after: Application) => Partial<Application>;
