/** The words of every step: those that review shows, what was agreed to before, and what was said on review itself. */
import type { DataStepName } from '../application.ts';
import { describeStep, isReviewed } from './describeStep.ts';
import type { ReadingContext, Section } from './description.ts';
import { describe as describeLandingpage } from './landingpage/describe.ts';
import { describe as describeReview } from './review/describe.ts';

/** A step's questions as they were worded with their answers, in order; nothing for a step without values. */
export function describeRecorded(name: DataStepName, context: ReadingContext): Section[] {
  if (isReviewed(name)) return describeStep(name, context);
  const { landingpage, review } = context.application;
  if (name === 'landingpage') return landingpage ? describeLandingpage(landingpage) : [];
  return review ? describeReview(review) : [];
}
