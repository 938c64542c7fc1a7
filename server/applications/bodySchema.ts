/**
 * The outline of `application_data`. Only the envelope is described here: of the steps `fromWire` takes known fields of the
 * right kind and leaves out everything else, and the rules in domain/ say what their values must be.
 */

const id = { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'string', maxLength: 40 }, { type: 'null' }] };

/** The body as the route sees it, once its one multipart field has been parsed. */
export const submissionBody = {
  type: 'object',
  required: ['application_data'],
  properties: {
    application_data: {
      type: 'object',
      required: ['offer'],
      maxProperties: 60,
      properties: {
        offer: { type: 'integer', minimum: 1, maximum: 2147483647 },
        // Absent: the application is submitted.
        action: { enum: ['splash'] },
        application_id: id,
        splash_application_id: id,
      },
    },
  },
};
