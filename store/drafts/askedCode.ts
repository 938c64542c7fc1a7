/** The code that a save or a submission was refused for want of. */
export interface AskedCode {
  draftUrl: string;
  mobileEnd: string;
  /** What goes on once it was given. */
  goesOn: 'save' | 'submission';
}
