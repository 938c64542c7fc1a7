/** Application on this device that could not be opened: the explanation, and the remedy. */
export const unreadableTexts = {
  close: 'Close',
  damaged: {
    title: 'A saved application could not be opened',
    happened:
      'The copy on this device is damaged. It has been set aside, will not be opened again, and will be removed from this device after 30 days.',
    help: 'Please start your application again on this page. An application that you have already submitted is not affected.',
  },
  newer: {
    title: 'A saved application needs a newer version of this page',
    happened: 'It was saved by a newer version of this page. It has not been changed and stays on this device.',
    help: 'Please try again before you enter anything. If you see this message again, please try later.',
  },
  unreachable: {
    title: 'A saved application could not be read',
    happened: 'It could not be read at the moment. It has not been changed and stays on this device.',
    help: 'Please try again before you enter anything. If you see this message again while you are connected, close the browser and open it again.',
  },
  unknownOwner: {
    title: 'We could not find out who is signed in',
    happened:
      'If you started an application with your account on this device, it is still here and has not been changed, but it is not open.',
    help: 'In that case please try again before you enter anything here.',
  },
} as const;
