/** What is said of an application that this device keeps and that could not be opened: what happened, and what one can do. */
export const unreadableTexts = {
  close: 'Close',
  damaged: {
    title: 'A saved application could not be opened',
    happened:
      'What this device kept of it is damaged. It has been set aside, is not opened again, and is removed from this device after 30 days.',
    help: 'Please start your application again on this page. An application that you have already submitted is not affected.',
  },
  newer: {
    title: 'A saved application needs a newer version of this page',
    happened:
      'It was saved by a newer version than the one you are looking at. It has not been changed and stays on this device.',
    help: 'Please try again before you enter anything. If this message comes back, please try later.',
  },
  unreachable: {
    title: 'A saved application is not open',
    happened: 'It could not be read just now. It has not been changed and stays on this device.',
    help: 'Please try again before you enter anything. If this message comes back although you are connected, close the browser and open it again.',
  },
  unknownOwner: {
    title: 'We could not find out who is signed in',
    happened:
      'If you began an application with your account on this device, it is still here and has not been changed; it is just not open.',
    help: 'In that case please try again before you enter anything here.',
  },
} as const;
