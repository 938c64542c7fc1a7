/** Request for the draft's code, without which a save or submission was refused. */
export interface CodeRequest {
  draftUrl: string;
  maskedMobile: string;
  /** Action that continues after the code was entered. */
  goesOn: 'save' | 'submission';
}
