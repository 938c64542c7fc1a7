/** What review says of a file whose step was left before it was with the service. */
export const leftUploadTexts = {
  title: 'Not part of the application yet',
  explanation:
    'These documents were still on their way when their step was left. Each is added by itself once it has arrived. You can submit then, or leave it out.',
  waits: (filename: string, step: string) => `${filename} for ${step} waits to be uploaded`,
  arrived: (filename: string, step: string) => `${filename} is uploaded. Open ${step} to add it`,
  leaveOut: 'Leave out',
  /** In the document's line among the answers. */
  answer: 'Waits to be uploaded',
  answerArrived: 'Uploaded, not added yet',
} as const;
