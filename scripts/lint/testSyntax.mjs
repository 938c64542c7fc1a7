/** Syntax that is forbidden in tests, for the rule `no-restricted-syntax`. */

export const NO_FOCUSED_OR_SKIPPED = {
  selector: 'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|todo)$/]',
  message: 'No focused, skipped or empty tests: a suite that is green must have run.',
};

export const NO_MOCKS_OF_OURS = {
  selector:
    "CallExpression[callee.object.name='jest'][callee.property.name=/^(mock|doMock|unstable_mockModule)$/][arguments.0.value=/^[.#]/]",
  message: 'Our own modules are never mocked; msw answers at the edge of the network.',
};

/** Key by key, through masks and formats: what `fill` sets at once is never what a person types. */
export const NO_FILL = {
  selector: 'MemberExpression[property.name=/^(fill|insertText)$/]',
  message:
    'Journeys type with keys: typeInto of test/journeys/support/typing.ts, or the keyboard (`setInputFiles` for files).',
};

/** A test waits for a state: how long that takes is the machine's matter. */
export const NO_CLOCKS = [
  {
    selector: "CallExpression[callee.object.name='jest'][callee.property.name='setTimeout']",
    message: 'Time-outs only guard against a hang, and stand in one place: jest.config.js.',
  },
  {
    selector: "Property[key.name='timeout'][value.type='Literal']",
    message:
      'Time-outs only guard against a hang, and stand in one place: jest.config.js, test/support/setup.ts, playwright.config.ts.',
  },
  {
    selector:
      "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout'], CallExpression[callee.property.name='waitForTimeout'], ImportDeclaration[source.value=/timers.promises$/]",
    message: 'Wait for a state, or advance a fake clock past every delay, drain, and look.',
  },
];
