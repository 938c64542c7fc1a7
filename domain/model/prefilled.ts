import type { Application } from './application.ts';

/** Takes the application before and after a step was saved, and returns the later steps that change with it. */
export type Prefilled = (before: Application, after: Application) => Partial<Application>;

/** An application before and after a removal. */
export interface Loss {
  before: Application;
  after: Application;
  /** The whole application as saved before, if some of it was being retyped. */
  saved?: Application;
}
