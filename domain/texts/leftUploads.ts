/** Review's notes on a file that had not reached the service when the applicant left its step. */
export const leftUploadTexts = {
  title: 'Not part of the application yet',
  explanation:
    'You left the step while these documents were still uploading. Each will be uploaded once you are connected, and added automatically where possible. You can then submit, or leave out any that are not required.',
  /** Line about a required document, by its subject and kind. */
  required: (document: string, upload: string) => `${document} (required): ${upload}`,
  refused: (filename: string, step: string, why: string) => `${filename} for ${step} was not accepted. ${why}`,
  waits: (filename: string, step: string) => `${filename} for ${step} is waiting to upload`,
  arrived: (filename: string, step: string) => `${filename} has been uploaded. Open ${step} to add it`,
  leaveOut: 'Leave out',
  /** Texts in the document's line among the answers. */
  answer: 'Waiting to upload',
  answerArrived: 'Uploaded, not added yet',
  answerRefused: 'Not accepted: please choose a file again',
} as const;
