/** @jest-environment node */
import type { Static } from 'typebox';
import type * as Wire from '#api/wire.ts';
import type { submissionOutcome, submissionReply } from '#server/wire/applications.ts';
import type { draftList } from '#server/wire/drafts.ts';
import type { uploadedDocument } from '#server/wire/documents.ts';
import type { Same } from '#server/wire/kinds.ts';
import type { countryList, business, foundAddresses } from '#server/wire/lookups.ts';
import type { addressUndoPage } from '#server/wire/addressUndo.ts';
import type { deletedForADay, draftPage, openedDraft, presence } from '#server/wire/drafts.ts';
import type { revealedNumber } from '#server/wire/numbers.ts';
import type { offerContext, offerList } from '#server/wire/offers.ts';
import type { csrfToken, userList } from '#server/wire/people.ts';
import type { recordAnswer, recordCheck } from '#server/wire/records.ts';

/** Each answer's shape, as the service has it and as the client knows it. Compiles only while they are the same: `npm run calls` makes them so. */
const SAME: [
  Same<Static<typeof business>, Wire.Business>,
  Same<Static<typeof countryList>, Wire.CountryList>,
  Same<Static<typeof csrfToken>, Wire.CsrfToken>,
  Same<Static<typeof draftList>, Wire.DraftList>,
  Same<Static<typeof draftPage>, Wire.DraftPage>,
  Same<Static<typeof addressUndoPage>, Wire.AddressUndoPage>,
  Same<Static<typeof deletedForADay>, Wire.DeletedForADay>,
  Same<Static<typeof presence>, Wire.Presence>,
  // The steps are read by `fromWire`, whatever they hold.
  Same<Omit<Static<typeof openedDraft>, 'application'>, Omit<Wire.OpenedDraft, 'application'>>,
  Same<Static<typeof foundAddresses>, Wire.FoundAddresses>,
  // The trees of an offer's texts are typed by `api/offersApi.ts`.
  Same<Omit<Static<typeof offerContext>, 'offer'>, Omit<Wire.OfferContext, 'offer'>>,
  Same<Omit<Static<typeof offerContext>['offer'], 'prose'>, Omit<Wire.OfferContext['offer'], 'prose'>>,
  Same<Static<typeof offerList>, Wire.OfferList>,
  Same<Static<typeof recordAnswer>, Wire.RecordAnswer>,
  Same<Static<typeof recordCheck>, Wire.RecordCheck>,
  Same<Static<typeof revealedNumber>, Wire.RevealedNumber>,
  Same<Static<typeof submissionOutcome>, Wire.SubmissionOutcome>,
  Same<Static<typeof submissionReply>, Wire.SubmissionReply>,
  Same<Static<typeof uploadedDocument>, Wire.UploadedDocument>,
  Same<Static<typeof userList>, Wire.UserList>,
] = [
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
];

it('is the same on both ends: a field that one end alone knows does not compile', () => {
  expect(SAME).not.toContain(false);
});
