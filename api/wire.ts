// Made by npm run calls from docs/openapi.json: every shape of the wire, from the routes' own schemas.
export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page of the application, as at every address that is neither a call nor a file. */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advisor/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Acts as advisor from now on; the cookie is a new one.
         * @description With the token, like an unsafe call. 403 `{ "code": "forbidden" }` where the account may not.
         */
        get: operations["actAsAdvisor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address-undo/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Says which offer a change of a draft’s e-mail address is about, for the link that undoes it.
         * @description Names no person, no answer and no address. `AddressUndone` for a day once the draft names the former address again; 404 once the day is over or 20 wrong codes were given, as for a token that there is not.
         */
        get: operations["getAddressUndo"];
        put?: never;
        /**
         * Undoes a change of a draft’s e-mail address, for the owner of the former one.
         * @description `send_sms_code` sends the code to the mobile that could open the draft before the change; `undo` with `otp_token` lets the draft name the former address and that mobile again, ends the links to the other address and every session that held the draft, and opens nothing. A repeat of it answers the same for a day.
         */
        post: operations["undoAddressChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application_docs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps an uploaded document.
         * @description With the header `Idempotency-Key` (a UUID for each chosen file) a repeat is answered with the document that the first call stored; 422 same key, other file.
         */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application_docs/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document of the caller, as an attachment. */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        /** Removes a document that no submitted application names. */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The submitted applications of the signed-in account, the last submitted first.
         * @description 500 at most. Empty when nobody is signed in, and for who acts for an issuer.
         */
        get: operations["getApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/change-mobile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts another mobile number into a saved draft, for whoever cannot get its codes.
         * @description By staff of the issuer. The number of before, and the e-mail address, are told. 400 `{ "mobile": ["…"] }`.
         */
        post: operations["changeDraftMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/decline/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws an adviser’s application that its investor does not approve. It cannot be undone.
         * @description Of whoever has opened it by its code. Both are told by e-mail; the issuer never hears of it. 403 `{ code: "draft_code", draft_url, masked_mobile }` where their time at it is over; 409 or 404 once it was approved or declined.
         */
        post: operations["declineApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/delete-draft/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes a draft: for good where the account owns it or the session has begun it, else for a day.
         * @description 204 once it is gone for good: answers, documents, links and codes. 200 where the caller has shown the draft’s code alone: it is gone for everybody, and its link and a code restore it up to `until`. 403 `{ code: "draft_code", draft_url, masked_mobile }` where the draft’s code is to be given first; 409 with the reason once it has been submitted, for whoever may read it; 404 for anybody else, as where there is none.
         */
        post: operations["deleteDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/empty/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes what was entered in an application that its investor declined, before its 30 days are over.
         * @description For the session or account that declined it, and for a session that came by the link of the e-mail to the investor and is not known as the adviser’s. Answers, documents and records go; the bare row stays with its history. A repeat answers the same; 404 for every other caller. 409 while the e-mails about the decline have not left.
         */
        post: operations["emptyApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/leave-draft/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends that the session holds a saved draft; its link stays good.
         * @description A draft that belongs to whoever is signed in stays theirs.
         */
        post: operations["leaveDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/open-draft/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a saved draft for whoever holds it already. */
        post: operations["openHeldDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/presence/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that a saved draft is open in a page; answers in which others it is.
         * @description Counts as no use of the session.
         */
        post: operations["notePresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/reading/{key}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code to the mobile of a submitted application, and opens its record to the session with it.
         * @description With the key of the link in its e-mails, or in the session that submitted it; for anybody else, and for an id that there is not, the answers are the same and nothing is sent. `send_sms_code` answers `{}`, `sms_login` with `otp_token` `{ "verified": true }` under a new cookie, or `{ "verified": false }`, with `code_over` where no further guess would be compared with the newest code. 400 and 429 with the text to show as a JSON string.
         */
        post: operations["readByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/record.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record as a file, in the bytes that its hash is of.
         * @description 404 for a caller who may not read it, as for an id that there is not; 410 once it was emptied.
         */
        get: operations["downloadRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/record.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record as a PDF to read and print.
         * @description 404 for a caller who may not read it, as for an id that there is not; 410 once it was emptied.
         */
        get: operations["downloadRecordPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/record/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was lodged, with its hash, and what became of the offer’s documents (docs/record.md).
         * @description 404 for a caller who may not read it, as for an id that there is not; 410 once it was emptied.
         */
        get: operations["getRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/reveal-number/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a number of which the application holds the end alone, by its handle.
         * @description Each is written into the application’s history, with the reason. 429 above ten of an application within an hour.
         */
        post: operations["revealNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact_abn_lookup/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a register knows of an ABN or ACN: an entity, or an exception in its words.
         * @description The register of super funds (`is_superfund`) answers in capitalised fields of its own. 502 while the register is not available.
         */
        post: operations["lookUpBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/csrf/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The token that unsafe calls carry, how large a file may be, and the time.
         * @description Opens an anonymous session where there is none: the cookie comes with the answer. On 403 `{ "code": "csrf" }` fetch a new token and try once more.
         */
        get: operations["getCsrfToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doc__document/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps an uploaded document.
         * @description With the header `Idempotency-Key` (a UUID for each chosen file) a repeat is answered with the document that the first call stored; 422 same key, other file.
         */
        post: operations["uploadAnyDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page that describes every call; only outside production. */
        get: operations["showCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The description of every call as OpenAPI; only outside production. */
        get: operations["getCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved drafts of whoever is signed in, those saved last first.
         * @description 1,000 at most. Empty when nobody is signed in, and for who acts for an issuer.
         */
        get: operations["getDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this process can serve, what of its jobs waits or fails, whether the store of files answers, how much of the day’s budgets is used, and whether anything is kept past its time.
         * @description 503 within 2 s while the database does not answer, as every call then, with `Retry-After`. The counts are a few seconds old, and left out where the database is too busy to count. A store that does not answer (`files.ok`) leaves the status at 200: everything but files goes on.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issuer/applications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The applications that the caller’s issuer has received, 50 at a time, and how many there are in each status.
         * @description For who acts for an issuer; 404 for everybody else. Of drafts, and of what waits for approval, there are numbers alone. It is a post so that no address holds a name.
         */
        post: operations["listIssuerApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issuer/applications/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All applications that the search and the filters of the list find, in its order, as a CSV file.
         * @description UTF-8 with a byte order mark. A cell that would begin a formula has an apostrophe in front. 404 as for the list; a file that fails in the middle is broken off.
         */
        post: operations["downloadIssuerApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issuer/applications/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The parts of the issuer’s page of an application that its record does not have: required documents, e-mails, notes and history.
         * @description 404 for everybody else, as for an id that there is not; 410 once it was emptied.
         */
        get: operations["getManagedApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issuer/applications/{id}/documents/{document}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document of an application, to be shown in a frame of the issuer’s page. */
        get: operations["viewManagedDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issuer/applications/{id}/edit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A received application, opened by staff to be edited, with its revision; tax numbers as masks. The history says so.
         * @description The edit is a create-update call with `application_id` and `If-Match`. 409 if its status allows no edit; 410 once it was emptied.
         */
        post: operations["openForEditing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issuer/applications/{id}/files.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record of an application, as a PDF and as data, with its documents, in one zip for the issuer’s staff.
         * @description 404 for everybody else, as for an id that there is not, and when a document is missing; 410 once it was emptied.
         */
        get: operations["downloadApplicationFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issuer/applications/{id}/moves/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts an application, completes it (with the allotment), does not accept it (with a reason), reopens it or withdraws it for the applicant.
         * @description The e-mails leave after ten minutes. A repeat with the same id changes nothing. 409 if the status is not `from`, or allows no such move.
         */
        post: operations["moveApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issuer/applications/{id}/moves/take-back/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the last decision on an application back, with its e-mails.
         * @description A repeat changes nothing. 409 once the ten minutes are over, or if it is not the last decision.
         */
        post: operations["takeMoveBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issuer/applications/{id}/notes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds an internal note, which only the issuer’s staff read.
         * @description A repeat with the same id adds nothing. 409 above 200 notes of an application.
         */
        post: operations["addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issuer/applications/{id}/payments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records a payment that arrived for an application.
         * @description The e-mails leave after ten minutes. A repeat with the same id changes nothing. 409 if other payments than those of `seen` were recorded, if nothing is payable any more, and above 20 payments.
         */
        post: operations["recordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issuer/applications/{id}/payments/remove/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a payment that was recorded by mistake.
         * @description Those who were told of it get an e-mail that it was a mistake. A repeat changes nothing.
         */
        post: operations["removePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issuer/entries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The paper forms that staff of the caller’s issuer are entering, those saved last first.
         * @description 500 at most. For who acts for an issuer; 404 for everybody else.
         */
        get: operations["getEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issuer/payments/check/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judges each line of a pasted list of payments. Nothing is recorded.
         * @description For who acts for an issuer; 404 for everybody else. It knows the applications that this issuer has received alone.
         */
        post: operations["checkPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issuer/raise/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an offer of the caller’s issuer has raised: submitted, accepted and paid, by day.
         * @description For who acts for an issuer; 404 for everybody else. Rejected and withdrawn applications do not count. `raise` is null for an offer of another issuer.
         */
        get: operations["getIssuerRaise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of offers. */
        get: operations["getOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{slug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An offer with what its pages need.
         * @description With `?preview=true` a preview: `preview` is true and the offer has id 0, under which nothing can be lodged.
         */
        get: operations["getOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{slug}/drafts/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the page at a draft’s address shows.
         * @description 404 for whoever has nothing to do with the draft, as where there is none.
         */
        get: operations["getDraftPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{slug}/sheet/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a draft of each row of a sheet, for an adviser.
         * @description CSV, at most 1 MB and 500 rows; its columns are those of docs/sheet.md. Only for who acts as adviser, and while the offer is open. Each row is judged by the rules of the forms: what is right becomes a draft that nobody is written to about, what is not is told with its reasons. A row whose reference has its application already changes nothing, in any session of the account. 400 `{ message }` where the sheet as a whole is not taken.
         */
        post: operations["takeSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this process should get calls.
         * @description 503 as soon as it is told to stop, or its database does not answer.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/check/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a file with this hash was made here as a record; as seldom as log-in. */
        post: operations["checkRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry__country/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every country; query parameters are let through and change nothing. */
        get: operations["getCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry__country/from-iso2-code/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The country of a two-letter code. */
        get: operations["getCountryByIso2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry__country/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One country. */
        get: operations["getCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry__holder/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The holders of the offer’s issuer that the signed-in account may use, with their open holdings, by name.
         * @description Without an offer those of every issuer. Empty when nobody is signed in, and for who acts for an issuer.
         */
        get: operations["getHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registry__subregister/{id}/copy_details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The details that an application on a holding starts from, of a sub-register or a holder.
         * @description Of a holder with several holdings those of the one in the offer’s security, else none. For who may apply on it, and the issuer’s staff; 404 for everybody else, and for a closed holding, as for an id that there is not.
         */
        get: operations["copyDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user__user/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in: a list of one, which is empty when nobody is. */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/d/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads from the link of an e-mail to its draft, where a code is asked for.
         * @description With the cookie of a visitor’s session where there was none. The link of what its investor declined, or did not approve in time, leads there too until it is emptied. Any other link that opens nothing leads to `/d/`.
         */
        get: operations["followDraftLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/d/{token}/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page that deletes a draft.
         * @description Changes nothing. 404 for every link that is not good.
         */
        get: operations["askToDeleteDraft"];
        put?: never;
        /**
         * Deletes a draft for a day, in which the link and a code restore it.
         * @description The token of the link allows it, without a session or a code: nothing is opened.
         */
        post: operations["deleteDraftByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/d/{token}/quiet/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page that ends the reminders of a draft.
         * @description Changes nothing. 404 for every link that is not good.
         */
        get: operations["askToEndReminders"];
        put?: never;
        /**
         * Ends the reminders of a draft.
         * @description The token of the link allows it, without a session or a code: nothing is opened.
         */
        post: operations["endReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/outbox/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page with every e-mail and SMS; only outside production. */
        get: operations["showOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/investor/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Acts as investor from now on; the cookie is a new one.
         * @description With the token, like an unsafe call. 403 `{ "code": "forbidden" }` where the account may not.
         */
        get: operations["actAsInvestor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issuer/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Acts as issuer from now on; the cookie is a new one.
         * @description With the token, like an unsafe call. 403 `{ "code": "forbidden" }` where the account may not.
         */
        get: operations["actAsIssuer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/issuer/holder-offer-search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The holders of the offer’s issuer that a term names, for its staff; at most 20, by name.
         * @description Empty for a term without a word of two letters. 404 for everybody else.
         */
        get: operations["searchHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in; the session and its cookie are new ones.
         * @description The draft and the documents of the file that is named become the account’s; nothing else of the visitor’s session does. 429 after too many tries.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session. */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer/api/address-lookup/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Addresses that fit what was typed, best first, at most 10.
         * @description `filter` is the id of a group (what it holds) or of an address (that one, in full). 502 while the service is not available.
         */
        get: operations["findAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer/api/application-create-update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submits an application, saves it as a draft, or keeps an early lead.
         * @description Multipart with one field, JSON: the offer’s id, the answers by step, and `action`: `splash` for the early lead, `save_as_draft` for a draft, `autosave` for one that saves itself (of somebody signed in, or saved before), unfinished and invalid answers too. `file_key` is the client’s own name of the file that the application is made from. Numbers that came as masks go back as they came, with their `number_handles` (entity id and field -> handle). Submitting and saving need the header `Idempotency-Key` (a UUID) and, of an application that was saved as a draft (`application_id`), `If-Match` with its revision; a save can name the keys of its own earlier ones that were not answered (`X-Earlier-Keys`), and stands on what these saved as well. Staff who submit with the `application_id` of what their issuer has received edit it, with `If-Match`: its status and the applicant’s own statements stay, and nothing is written if no answer differs. 400 `{ offer: ["…"] }` or `{ errors: { [step]: { [path]: message } }, message }`; 409 same key in flight, or closed; 422 same key, other body; 403 `{ code: "draft_code", draft_url, masked_mobile }` where the draft’s code is to be given first; 404 the draft is not there, with `code` `draft_lodged`, `draft_lodged_own`, `draft_deleted` or `declined` for whoever had a part in it; 412 it was saved elsewhere meanwhile; 428 without `If-Match`.
         */
        post: operations["createUpdateApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offer/api/submission-outcome/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What became of a submission whose answer was lost.
         * @description `arrived` (the reply only to whoever made it), `in_flight`, or `never_arrived`, which closes the key.
         */
        post: operations["getSubmissionOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{slug}/documents/{sha256}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document of the offer by its content, also one that was replaced since. */
        get: operations["getServedDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{slug}/download_documents_zip/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All documents of an offer in one zip.
         * @description 404 when one of the documents is missing. 503 with `Retry-After` while too many other zips are being made. `early=true`, from a page that is not live yet, sets the cookie `allot_downloaded`, by which its script notes the download.
         */
        get: operations["downloadOfferDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{slug}/draft/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the code of a saved draft, opens the draft with it, or verifies the mobile on it.
         * @description Of whoever came by the draft’s link, or holds it. `send_sms_code` answers `{}`; `sms_login` with `otp_token` the draft, or `{ "verified": false }`, under a new cookie once it is right, with `code_over` where no further guess would be compared with the newest code; `text_link` sends the link of a request for approval to the investor’s mobile, for the adviser who submitted it and can do nothing else here; `verify_mobile` with `verification_code` `{ "verified": true }`. 400 with the text to show as a JSON string, or `{ "code": "code_over" }`; 429 with the text to show where too many wrong codes were given today in browsers that the application does not know.
         */
        post: operations["openDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{slug}/files/{*}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture or document that the offer names. */
        get: operations["getOfferFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/offers/{slug}/resend-link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the link of a saved draft again, to the address that the draft names.
         * @description The same answer, in the same time, whether there is a draft of this address or not.
         */
        post: operations["resendDraftLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{*}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of the page: script, style, font, picture. */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AddressUndo */
        AddressUndo: {
            offer_name: string;
            /** @description The number that gets the code, by kind, country and last digits */
            masked_mobile: string;
            /** @description When the link ends */
            until: string;
        };
        /** AddressUndoPage */
        AddressUndoPage: components["schemas"]["AddressUndo"] | components["schemas"]["AddressUndone"];
        /** AddressUndone */
        AddressUndone: {
            /** @enum {boolean} */
            is_undone: true;
        };
        /** AnyDraftPage */
        AnyDraftPage: components["schemas"]["DraftPage"] | components["schemas"]["EndedPage"];
        /**
         * ApplicationData
         * @description JSON. Ids are absent until they are known; a step that is not asked is left out.
         */
        ApplicationData: {
            offer: number;
            /**
             * @description The early lead, a draft, or a draft that saves itself while it is filled in; absent: the application is submitted
             * @enum {unknown}
             */
            action?: "splash" | "save_as_draft" | "autosave";
            application_id?: number | string | null;
            splash_application_id?: number | string | null;
            /** @description UUID of the file that it is made from */
            file_key?: string;
            issuer_is_submitting?: boolean;
            all_docs_are_attached?: boolean;
            /** @description Of numbers that came as masks and go back as they came: entity id and field, and its handle. */
            number_handles?: {
                [key: string]: string;
            };
            hin?: string;
            landingpage?: {
                agree_to_terms?: boolean | null;
                all_docs_are_downloaded?: boolean | null;
                agreed_documents?: string[];
                hasAccount?: boolean | null;
                username?: string;
            };
            contact_details?: {
                first_name?: string;
                last_name?: string;
                email_address?: string;
                tel_mobile?: string;
                adviser_email?: string;
                adviser_mobile?: string;
                adviser_first_name?: string;
                adviser_last_name?: string;
                dealer_group_name?: string;
                dealer_group_abn_or_acn?: string;
                dealer_group_afsl?: string;
                user?: number | null;
                holdingProfileType?: string;
                applicant_role?: string;
                adviser_has_authority?: boolean | null;
                adviser_authority_doc?: null | components["schemas"]["Document"];
                paper_received_on?: string;
                paper_form?: null | components["schemas"]["Document"];
                selectedSubregister?: unknown;
                selectedHolder?: unknown;
            };
            applicant_profile?: {
                is_personal_advised?: boolean | null;
                due_diligence_answers?: string[];
                other_answers?: {
                    [key: string]: string;
                };
                adviser_name?: string;
                adviser_workplace?: string;
                adviser_email?: string;
            };
            purchase_amount?: {
                totalAmount?: string;
                totalValue?: string;
                numberSecurities?: string;
                feeAmount?: string;
                payableNow?: string;
                payableLater?: string;
                priorityCode?: string;
                isRegularInvestment?: string;
                is_regular_investment_plan?: boolean | null;
                regular_investment_plan_frequency?: string;
            };
            investor_details?: components["schemas"]["InvestorDetails"];
            directors?: {
                directors?: components["schemas"]["Person"][];
            };
            corporate_trustee?: components["schemas"]["Company"];
            trustees?: {
                trustees?: components["schemas"]["Person"][];
            };
            beneficial_owners?: {
                beneficialOwners?: components["schemas"]["Person"][];
                tempBeneficialOwners?: components["schemas"]["Person"][];
            };
            others?: {
                others?: components["schemas"]["Person"][];
            };
            tax_details?: components["schemas"]["TaxDetails"];
            bank_details?: {
                bankCountry?: number | null;
                accountName?: string;
                bsb?: string;
                accountNumber?: string;
                swiftCode?: string;
                routingNumber?: string;
                accountHolderHomeAddress?: string;
                drpStatus?: string;
                bank_statement?: null | components["schemas"]["Document"];
            };
            payment_options?: {
                paymentMethod?: string;
                accountName?: string;
                bsb?: string;
                accountNumber?: string;
                payment_bank_statement?: null | components["schemas"]["Document"];
            };
            review?: {
                holdingProfileType?: string;
                detailsAreCorrectConfirmation?: boolean | null;
                message_to_investor?: string;
            };
        };
        /** ApplicationList */
        ApplicationList: {
            results: components["schemas"]["SubmittedSummary"][];
        };
        /** ApplicationRecord */
        ApplicationRecord: {
            /** @enum {string} */
            format: "allot-record/1";
            application: {
                id: number;
                reference: string;
                revision: number;
                /** @enum {string} */
                status: "draft" | "pending_approval" | "submitted" | "accepted" | "rejected" | "withdrawn" | "completed";
                submitted_at: string;
                submitted_by: components["schemas"]["Submitter"];
                changed?: components["schemas"]["RecordedChange"];
            };
            offer: {
                id: number;
                name: string;
                issuer: string;
                address: string;
                currency: string;
                time_zone?: string;
                version: string;
                documents: components["schemas"]["RecordedOfferDocument"][];
            };
            texts: string;
            summary: components["schemas"]["LodgedFacts"];
            figures: components["schemas"]["Investment"];
            payment: components["schemas"]["PaymentDue"];
            terms: null | components["schemas"]["RecordedWords"];
            steps: components["schemas"]["RecordedStep"][];
            declaration: null | components["schemas"]["RecordedWords"];
            documents: components["schemas"]["RecordedDocument"][];
        };
        /** ApprovalFindings */
        ApprovalFindings: {
            adviser: components["schemas"]["ContactProof"];
            investor: components["schemas"]["ContactProof"];
            same_device: boolean;
            at_once: boolean;
        };
        /** Biller */
        Biller: {
            bpay_biller_code?: string | null;
            eft_account_name?: string | null;
            eft_bsb?: string | null;
            eft_account_number?: string | null;
            cheque_payee?: string | null;
        };
        /** BrandTokens */
        BrandTokens: {
            accent: string;
            "on-accent": string;
            "accent-hover": string;
            "accent-text": string;
            "accent-tint": string;
            "accent-soft": string;
            hero: string;
            "on-hero": string;
            "hero-mark": string;
            "on-hero-mark": string;
        };
        /** Branding */
        Branding: {
            light: components["schemas"]["BrandTokens"];
            dark: components["schemas"]["BrandTokens"];
        };
        /** BudgetUse */
        BudgetUse: {
            used: number;
            most: number | null;
        };
        /** Business */
        Business: {
            businessEntity?: {
                ABN: {
                    identifierValue: string;
                };
                ASICNumber: string;
                entityStatus: {
                    entityStatusCode: string;
                };
                mainName: {
                    organisationName: string;
                };
            };
            exception?: {
                exceptionDescription: string;
            };
            OrganisationName?: string;
            ExceptionDescription?: string;
        };
        /** ChangedMobile */
        ChangedMobile: {
            masked_mobile: string;
        };
        /** CodeLimited */
        CodeLimited: string | components["schemas"]["Failure"];
        /** CodeOver */
        CodeOver: {
            /** @enum {string} */
            code: "code_over";
            message: string;
        };
        /** Company */
        Company: {
            /** Format: uuid */
            id?: string;
            companyName?: string;
            business_number?: string;
            has_business_number?: boolean | null;
            is_public?: boolean | null;
            is_listed?: boolean | null;
            is_charity?: boolean | null;
            registered_country?: string;
            abn_not_available_reason?: string;
            other_reason?: string;
            abn_lookup_data?: unknown;
            registration_address?: null | components["schemas"]["PostalAddress"];
            postal_address?: null | components["schemas"]["PostalAddress"];
            same_address?: boolean | null;
            amlCtfDoc?: null | components["schemas"]["Document"];
            sophisticatedInvestorDoc?: null | components["schemas"]["Document"];
            sophisticatedInvestorDocDate?: string;
            taxDetails?: components["schemas"]["TaxDeclaration"];
            visible?: boolean | null;
            trusteeType?: string;
        };
        /** ContactPerson */
        ContactPerson: {
            name: string;
            email: string;
        };
        /** ContactProof */
        ContactProof: {
            email: null | boolean;
            mobile: null | boolean;
        };
        /** CopiedDetails */
        CopiedDetails: {
            /** @description The id in the address */
            id: number;
            account_name: string;
            /** @description The end of the HIN or SRN */
            account_id: string;
            reg_addr1?: string;
            reg_addr2?: string;
            tax_details: {
                tax_country: number;
                /** @description The end of the number */
                tfn: string;
            }[];
            distribution_bank_account_name?: string;
            distribution_bank_bsb?: string;
            distribution_bank_account_number?: string;
            swift_code?: string;
            bank_country?: number;
            /** @enum {string} */
            drp_status?: "F" | "P" | "N";
            bank_statement?: string;
        };
        /** Country */
        Country: {
            id: number;
            name: string;
        };
        /** CountryList */
        CountryList: {
            results: components["schemas"]["Country"][];
        };
        /** CsrfToken */
        CsrfToken: {
            csrf_token: string;
            max_upload_mb: number;
            /** @description ISO date-time of the service’s clock */
            server_time: string;
        };
        /** DeletedForADay */
        DeletedForADay: {
            /** @description Up to then its link and a code restore it */
            until: string;
        };
        /** Document */
        Document: {
            id?: string;
            filename?: string;
            download?: string;
            delete_document?: string;
            size?: number | null;
            uploaded_at?: string;
        };
        /** DraftAnswer */
        DraftAnswer: components["schemas"]["OpenedDraft"] | {
            verified: boolean;
            /** @description The newest code was used, or has ended, or has had its five tries: ask for another */
            code_over?: boolean;
        } | Record<string, never>;
        /** DraftCodeNeeded */
        DraftCodeNeeded: {
            /** @enum {string} */
            code: "draft_code";
            message: string;
            draft_url: string;
            masked_mobile: string;
        };
        /** DraftList */
        DraftList: {
            results: components["schemas"]["DraftSummary"][];
        };
        /** DraftMissing */
        DraftMissing: {
            /** @enum {string} */
            code?: "draft_lodged" | "draft_lodged_own" | "draft_deleted" | "declined" | "approval_expired";
            message: string;
            reference?: string;
        };
        /** DraftPage */
        DraftPage: {
            application_id: number;
            /**
             * @description `pending_approval`: an adviser’s application, opened by its investor to approve it
             * @enum {string}
             */
            status: "draft" | "pending_approval";
            /** @description The session holds the draft, or it belongs to whoever is signed in */
            verified: boolean;
            /** @description The caller submitted it, and can neither approve nor decline it; null where they can */
            barred_by: null | ("session" | "account" | "browser");
            /** @description False where the link by which the session came has ended */
            link_is_good: boolean;
            /** @description The number of the codes, by kind, country and last digits; null: there is none that a message could go to */
            masked_mobile: string | null;
            /** @description Until when its investor can approve or decline what waits for approval; null of a draft */
            approve_until: string | null;
            /** @description Too many wrong codes were given in browsers that the application does not know: this one may try again from then on; null: it may now */
            waits_until: string | null;
            deleted: null | {
                at: string;
                /** @description Up to then the link and a code restore it */
                until: string;
            };
        };
        /** DraftRefused */
        DraftRefused: string | components["schemas"]["CodeOver"] | components["schemas"]["Failure"];
        /** DraftSummary */
        DraftSummary: {
            application_id: number;
            reference: string;
            /** @description An adviser’s own name for it, from their sheet; null of one that no sheet made */
            own_reference: string | null;
            /** @description Whose it is, as far as it says; blank where it names nobody yet */
            investor_name: string;
            revision: number;
            /** @description The client’s key of the file it was saved from */
            file_key: string | null;
            saved_at: string;
            draft_url: string;
            offer: {
                slug: string;
                name: string;
                /** @description Whether it takes applications at the moment */
                is_open: boolean;
            };
        };
        /** DueDiligenceQuestion */
        DueDiligenceQuestion: {
            question_text: string;
            answers: string[];
            allow_free_text: boolean;
        };
        /** EditedApplication */
        EditedApplication: {
            application_id: number;
            reference: string;
            /** @enum {string} */
            status: "submitted" | "accepted";
            /** @description The edit names it in If-Match */
            revision: number;
            offer_slug: string;
            /** @description The answers by step; of each number its end */
            application: {
                [key: string]: unknown;
            };
            /** @description What stands for each number: entity id and field -> handle */
            number_handles: {
                [key: string]: string;
            };
            saved: null | components["schemas"]["LastSave"];
        };
        /** Emptied */
        Emptied: {
            message: string;
            reference: string;
            emptied_at: string;
            ended: null | ("declined" | "approval_expired");
        };
        /** EndedPage */
        EndedPage: {
            application_id: number;
            /** @enum {string} */
            status: "withdrawn";
            /** @enum {string} */
            ended: "declined" | "approval_expired";
            /** @description The caller may have what was entered deleted at once: it was declined, and not emptied yet */
            may_empty: boolean;
        };
        /** EntryList */
        EntryList: {
            results: {
                application_id: number;
                reference: string;
                /** @description Blank for none yet */
                investor_name: string;
                /** @description ISO date-time of the last save */
                saved_at: string;
                /** @description Name of the member of staff who saved it last */
                saved_by: string;
                /** @description ISO date-time at which it is removed unless it is saved again */
                ends_at: string;
                draft_url: string;
                offer: {
                    name: string;
                    time_zone: string;
                    entered_until: null | string;
                };
            }[];
            /** @description Offers of the issuer that take paper forms */
            offers: {
                slug: string;
                name: string;
                closed: null | {
                    /** @description ISO date-time at which it closed */
                    at: string;
                    /** @description ISO date-time until which forms that came in time can be entered */
                    ends_at: string;
                    time_zone: string;
                };
            }[];
        };
        /** Failure */
        Failure: {
            message: string;
            reference?: string;
        };
        /** FilesHealth */
        FilesHealth: {
            ok: boolean;
        };
        /** Forbidden */
        Forbidden: {
            /** @enum {string} */
            code: "csrf" | "forbidden";
            message: string;
        };
        /** FoundAddress */
        FoundAddress: {
            id: string;
            fullAddress: string;
            is_group: boolean;
        };
        /** FoundAddresses */
        FoundAddresses: {
            results: components["schemas"]["FoundAddress"][];
        };
        /** Health */
        Health: {
            ok: boolean;
            jobs?: components["schemas"]["JobCounts"];
            files?: components["schemas"]["FilesHealth"];
            budgets?: {
                [key: string]: components["schemas"]["BudgetUse"];
            };
            security?: {
                [key: string]: number;
            };
            oldest_overdue?: {
                [key: string]: number;
            };
        };
        /** Holder */
        Holder: {
            id: number;
            account_name: string;
            /** @description The end of the HIN or SRN */
            account_id: string;
            /** @enum {string} */
            user_access: "full" | "read";
            holdings: components["schemas"]["Subregister"][];
        };
        /** HolderList */
        HolderList: {
            results: components["schemas"]["Holder"][];
        };
        /** Investment */
        Investment: {
            totalAmount: string;
            totalValue: string;
            numberSecurities: string;
            feeAmount: string;
            payableNow: string;
            payableLater: string;
            dueNow: string;
        };
        /** InvestorDetails */
        InvestorDetails: {
            companyName?: string;
            business_number?: string;
            has_business_number?: boolean | null;
            is_public?: boolean | null;
            is_listed?: boolean | null;
            is_charity?: boolean | null;
            registered_country?: string;
            abn_not_available_reason?: string;
            other_reason?: string;
            abn_lookup_data?: unknown;
            registration_address?: null | components["schemas"]["PostalAddress"];
            postal_address?: null | components["schemas"]["PostalAddress"];
            same_address?: boolean | null;
            amlCtfDoc?: null | components["schemas"]["Document"];
            sophisticatedInvestorDoc?: null | components["schemas"]["Document"];
            sophisticatedInvestorDocDate?: string;
            taxDetails?: components["schemas"]["TaxDeclaration"];
            visible?: boolean | null;
            trusteeType?: string;
            /** Format: uuid */
            organisation_id?: string;
            investor_type?: string;
            investors?: {
                /** Format: uuid */
                id?: string;
                title?: string;
                legalFirstName?: string;
                middleNames?: string;
                legalLastName?: string;
                dateOfBirth?: string;
                countryOfCitizenship?: number | null;
                emailAddress?: string;
                mobileNumber?: string;
                manualAddress?: boolean | null;
                flatNumber?: string;
                streetNumber?: string;
                streetName?: string;
                streetType?: string;
                suburbCity?: string;
                state?: string;
                postcode?: string;
                country?: number | null;
                loqateInternationalCountry?: string;
                loqateAddress?: null | {
                    id?: string;
                    fullAddress?: string;
                };
                registration_address?: null | components["schemas"]["PostalAddress"];
                postal_address?: null | components["schemas"]["PostalAddress"];
                same_address?: boolean | null;
                idType?: string;
                idNumber?: string;
                idDocDate?: string;
                idDoc?: null | components["schemas"]["Document"];
                idStateOfIssue?: string;
                idCountryOfIssue?: number | null;
                idCardNumber?: string;
                idType2?: string;
                idNumber2?: string;
                idDocDate2?: string;
                idDoc2?: null | components["schemas"]["Document"];
                idStateOfIssue2?: string;
                idCountryOfIssue2?: number | null;
                idCardNumber2?: string;
                sophisticatedInvestorDoc?: null | components["schemas"]["Document"];
                sophisticatedInvestorDocDate?: string;
                sourcesOfWealth?: string[];
                otherSourceOfWealth?: string;
                sourceOfWealthDoc?: null | components["schemas"]["Document"];
                pep_status?: string;
                pep_status_or_association?: string;
                visible?: boolean | null;
                roles?: components["schemas"]["RoleEntity"][];
                is_existing_trustee_ben_owner?: boolean | null;
                was_prefilled_trustee?: boolean | null;
                trusteeType?: string;
                taxDetails?: components["schemas"]["TaxDeclaration"];
                prefill?: string;
                companyName?: string;
                business_number?: string;
                has_business_number?: boolean | null;
                is_public?: boolean | null;
                is_listed?: boolean | null;
                is_charity?: boolean | null;
                registered_country?: string;
                abn_not_available_reason?: string;
                other_reason?: string;
                abn_lookup_data?: unknown;
                amlCtfDoc?: null | components["schemas"]["Document"];
            }[];
            hin?: string;
            has_holding_company?: boolean | null;
            holding_company?: null | components["schemas"]["Company"];
            trustType?: string;
            trustName?: string;
            arsn?: string;
            additionalDocs?: components["schemas"]["Document"][];
            familyTrustStatus?: null | components["schemas"]["Document"];
            has_custodian?: boolean | null;
            custodian?: null | components["schemas"]["Company"];
            partnershipName?: string;
            regulated_partnership?: boolean | null;
            regulation_association?: string;
            membership_number?: string;
            agreementDoc?: null | components["schemas"]["Document"];
        };
        /** IssuerList */
        IssuerList: {
            results: components["schemas"]["ListedApplication"][];
            /** @description The `place` of the previous page; null for none */
            previous: string | null;
            /** @description The `place` of the next page; null for none */
            next: string | null;
            counts: {
                submitted: number;
                accepted: number;
                completed: number;
                rejected: number;
                withdrawn: number;
            };
            unsent: {
                /** @description Saved drafts */
                drafts: number;
                /** @description Paper forms that staff are entering */
                entering: number;
                /** @description Applications that wait for their investor’s approval */
                waiting: number;
            };
            offers: {
                id: number;
                name: string;
            }[];
        };
        /** IssuerRaise */
        IssuerRaise: {
            offers: {
                id: number;
                name: string;
            }[];
            raise: null | {
                offer: {
                    id: number;
                    name: string;
                    time_zone: string;
                };
                currency: string;
                totals: {
                    /** @description Amounts of applications, a decimal string with two decimals */
                    submitted: string;
                    /** @description Likewise, of those that are accepted or completed */
                    accepted: string;
                    /** @description Payments, likewise */
                    paid: string;
                };
                /** @description Oldest first; days without news are left out */
                days: {
                    /** @description ISO date in the time zone of the offer; null: all days before the first one that is listed */
                    date: string | null;
                    /** @description Amounts of applications, a decimal string with two decimals */
                    submitted: string;
                    /** @description Likewise, of those that are accepted or completed */
                    accepted: string;
                    /** @description Payments, likewise */
                    paid: string;
                }[];
            };
        };
        /** JobCounts */
        JobCounts: {
            waiting: number;
            late: number;
            failing: number;
            given_up: number;
            oldest_seconds: number;
        };
        /** KeyFact */
        KeyFact: {
            show: boolean;
            label: string;
            highlight_text: string;
        };
        /** LastSave */
        LastSave: {
            at: string;
            /** @description By the asking session or account, perhaps in another page or on another device */
            is_own: boolean;
            /** @description Of another account, or of the issuer whose staff changed the mobile number; null for whoever had no account */
            name: string | null;
        };
        /** ListedApplication */
        ListedApplication: {
            application_id: number;
            reference: string;
            investor_name: string;
            /** @description Blank for none */
            adviser_name: string;
            /** @description A decimal string with two decimals; null if none was asked for */
            amount: string | null;
            currency: string;
            /** @description Number of securities, a decimal string; null if it was not asked for */
            units: string | null;
            /** @description Payable, a decimal string with two decimals */
            due: string;
            /** @description Sum of the payments, likewise */
            received: string;
            /** @enum {string} */
            status: "submitted" | "accepted" | "completed" | "rejected" | "withdrawn";
            /** @description ISO date-time */
            submitted_at: string;
            /** @enum {string} */
            entered_by: "investor" | "adviser" | "issuer";
            marks: ("missing" | "pep" | "foreign" | "below_minimum" | "old_certificate" | "twice")[];
            missing: ("identity" | "certificate" | "source_of_wealth" | "aml" | "agreement" | "family_trust" | "bank_statement")[];
            offer: {
                id: number;
                name: string;
                time_zone: string;
                /** @description The application is not changed any more */
                is_archived: boolean;
            };
        };
        /** LodgedFacts */
        LodgedFacts: {
            offer: string;
            amount: string;
            measure: string;
            investors: string[];
            /** @description Holding that it is for; absent: a new one */
            holding?: string;
            adviser: string | null;
        };
        /** LogInRefused */
        LogInRefused: {
            username?: string[];
            message?: string;
        };
        /** ManagedApplication */
        ManagedApplication: {
            /** @enum {string} */
            status: "submitted" | "accepted" | "completed" | "rejected" | "withdrawn";
            /** @description Its offer is archived: it is not changed any more */
            is_archived: boolean;
            last_move: null | {
                id: string;
                /** @description ISO date-time until which it can be taken back */
                take_back_until: string;
                /** @description Milliseconds until then; 0 once it is over */
                take_back_ms: number;
            };
            /** @description The needed documents, by whom they are about */
            readiness: {
                subject: string;
                items: {
                    /** @enum {string} */
                    kind: "identity" | "certificate" | "source_of_wealth" | "aml" | "agreement" | "family_trust" | "bank_statement";
                    is_supplied: boolean;
                }[];
            }[];
            /** @description Handles of the tax numbers, by their place in the record */
            numbers: {
                step: string;
                path: string;
                handle: string;
            }[];
            notes: {
                id: string;
                /** @description ISO date-time */
                at: string;
                author: string;
                text: string;
            }[];
            emails: {
                id: string;
                /** @enum {string} */
                kind: "confirmation" | "adviser_confirmation" | "investor_copy" | "approval_request" | "approved_notice" | "declined" | "declined_notice" | "approval_ending" | "approval_ending_notice" | "approval_expired" | "approval_expired_notice" | "issuer_notice" | "accepted" | "accepted_notice" | "completed" | "completed_notice" | "rejected" | "rejected_notice" | "reopened" | "reopened_notice" | "withdrawn" | "withdrawn_notice" | "edited" | "edited_notice" | "payment_received" | "payment_received_notice" | "payment_removed" | "payment_removed_notice";
                /** @enum {string} */
                state: "waiting" | "sent" | "given_up";
                /** @description ISO date-time at which it was sent or, before that, requested */
                at: string;
            }[];
            history: {
                id: string;
                /** @description ISO date-time */
                at: string;
                /** @enum {string} */
                kind: "submitted" | "approved" | "record_opened" | "mobile_changed" | "number_revealed" | "note_added" | "edit_opened" | "edited" | "moved" | "move_taken_back" | "payment_recorded" | "payment_removed";
                /** @enum {string} */
                role: "investor" | "adviser" | "issuer";
                /** @description Null: nobody was signed in */
                name: string | null;
                /** @enum {string|null} */
                reason: "own" | "registry" | "identity_check" | "payment" | "correction" | "investor_request" | "incomplete" | "identity" | "not_eligible" | "not_paid" | "offer_full" | "twice" | "other" | null;
                /**
                 * @description Status after a move
                 * @enum {string|null}
                 */
                status: "submitted" | "accepted" | "completed" | "rejected" | "withdrawn" | null;
                /** @description Questions whose answers an edit has changed; none of other kinds */
                questions: string[];
                payment: null | {
                    currency: string;
                    /** @description A decimal string */
                    amount: string;
                    /** @description ISO date */
                    received_on: string;
                };
            }[];
            payment: components["schemas"]["ReceivedPayments"];
            allotment: null | {
                /** @description ISO date */
                allotted_on: string;
                /** @description A decimal string */
                units: string;
                holder_number: string;
            };
            proposed: {
                /** @description Number of securities that was applied for; blank if it was not asked for */
                units: string;
                /** @description Of the holding that it is for; blank for a new one */
                holder_number: string;
            };
            /** @description The history has more entries than these */
            has_older: boolean;
        };
        /** MobileRefused */
        MobileRefused: {
            mobile?: string[];
            message?: string;
        };
        /** Offer */
        Offer: {
            id: number;
            href: string;
            name: string;
            client_name: string;
            /** @enum {string} */
            state: "opening" | "open" | "closed" | "archived";
            closes_at?: string | null;
            paper_form_days?: number | null;
            takes_paper_forms?: boolean;
            time_zone?: string | null;
            tagline?: string | null;
            branding_colour?: string | null;
            brand?: null | components["schemas"]["Branding"];
            hero_image?: string | null;
            logo_image?: string | null;
            key_facts?: components["schemas"]["KeyFact"][];
            description?: string | null;
            include_offer_description?: boolean;
            terms_and_conditions?: string | null;
            prose?: components["schemas"]["OfferProse"];
            application_terms_and_conditions?: string | null;
            documents: components["schemas"]["OfferDocument"][];
            currency_code?: string | null;
            registrar?: null | components["schemas"]["Registrar"];
            contact_person?: null | components["schemas"]["ContactPerson"];
            biller?: null | components["schemas"]["Biller"];
            security: components["schemas"]["Security"];
            price_per_security: string;
            min_investment_amount?: string | null;
            max_investment_amount?: string | null;
            min_increment_amount?: string | null;
            soft_purchase_limit?: boolean;
            allow_priority_code?: boolean;
            /** @enum {string|null} */
            fee_calculation_type?: "ADD_TO_TOTAL" | "DEDUCT_FROM_TOTAL" | "ADD_TO_PAYABLE" | "DEDUCT_FROM_PAYABLE" | null;
            fee_percentage?: string | null;
            partly_paid_percentage?: string | null;
            regular_investment_plan_enabled?: boolean;
            regular_investment_plan_frequencies?: ("WEEKLY" | "MONTHLY" | "QUARTERLY" | "ANNUALLY")[];
            min_regular_investment_amount?: string | null;
            max_regular_investment_amount?: string | null;
            payment_methods: ("BPAY" | "Cheque" | "Electronic funds transfer" | "Direct debit")[];
            max_bpay_payment_amount?: string | null;
            direct_debitor_display_name?: string | null;
            rip_direct_debitor_display_name?: string | null;
            send_invoice_method?: string | null;
            new_investor_bank_statement_type?: string | null;
            existing_investor_bank_statement_type?: string | null;
            require_bank_details?: boolean;
            allow_drp?: boolean;
            has_due_diligence?: boolean;
            has_personal_advice?: boolean;
            due_diligence_questions?: components["schemas"]["DueDiligenceQuestion"][];
            due_diligence_text?: string | null;
            require_aml_kyc?: boolean;
            verification_doc_type?: string | null;
            use_greenid_verification?: boolean;
            ask_for_individual_docs_when_greenid_is_on?: boolean;
            required_doc_count?: number | null;
            required_foreign_id_doc_count?: number | null;
            allowed_individual_docs?: string[];
            allowed_foreign_individual_docs?: string[];
            allowed_company_docs?: string[];
            show_solicitor_text?: boolean;
            require_sophisticated_investor_verification?: boolean;
            sophisticated_investor_verification_type?: string | null;
            issuer_wholesale_client_default_setting?: string | null;
            /** @enum {string|null} */
            certificate_waiver_on?: "total" | "payable_now" | null;
            require_source_of_wealth_information?: boolean;
            source_of_wealth_checkboxes_type?: string | null;
            source_of_wealth_documents_type?: string | null;
            allow_submit_with_missing_docs?: boolean;
            allow_foreigner_submit_with_missing_docs?: boolean;
            allow_submit_with_missing_accountant_certs?: boolean;
            allow_submit_with_missing_source_of_wealth_docs?: boolean;
            require_super_fund_aml_doc?: boolean;
            require_partnership_agreement_doc?: boolean;
            family_trust_tax_return?: boolean;
            ask_individuals_pep?: boolean;
            ask_beneficial_owners_additional_roles?: boolean;
            request_individuals_with_other_roles?: boolean;
            is_asx_listed?: boolean;
            issuer_holdings_two_enabled?: boolean;
            holding_details_two?: boolean;
        };
        /** OfferContext */
        OfferContext: {
            offer: components["schemas"]["Offer"];
            currency_code: string;
            street_type_options: string[];
            preview: boolean;
            /** @description ISO date-time of the service’s clock */
            server_time: string;
        };
        /** OfferDocument */
        OfferDocument: {
            filename: string;
            title?: string;
            size?: number;
            sha256?: string;
        };
        /** OfferList */
        OfferList: {
            results: components["schemas"]["OfferSummary"][];
        };
        /** OfferProse */
        OfferProse: {
            description: null | unknown[];
            terms_and_conditions: null | unknown[];
            application_terms_and_conditions: null | unknown[];
            due_diligence_text: null | unknown[];
        };
        /** OfferSummary */
        OfferSummary: {
            id: number;
            slug: string;
            href: string;
            name: string;
            client_name: string;
            /** @enum {string} */
            state: "opening" | "open" | "closed" | "archived";
            tagline: string | null;
            /** @enum {string} */
            security_kind: "shares" | "units" | "notes";
            currency_code: string;
            price_per_security: string;
            price_precision: number | null;
            /** @description The smallest application, where securities are applied for by number */
            min_securities: string | null;
            /** @description The smallest application in money */
            min_value: string | null;
            branding_colour: string | null;
            closes_at: string | null;
            time_zone: string | null;
            hero_image: string | null;
            logo_image: string | null;
            tags: string[];
        };
        /** OpenedDraft */
        OpenedDraft: {
            /** @enum {boolean} */
            verified: true;
            application_id: number;
            reference: string;
            /**
             * @description `pending_approval`: an adviser’s application, opened by its investor to approve it
             * @enum {string}
             */
            status: "draft" | "pending_approval";
            revision: number;
            /** @description The answers by step; of each number its end */
            application: {
                [key: string]: unknown;
            };
            /** @description What stands for each number: entity id and field -> handle */
            number_handles: {
                [key: string]: string;
            };
            currency_code: string;
            street_type_options: string[];
            draft_url: string;
            /** @description The number of the codes, by kind, country and last digits */
            masked_mobile: string | null;
            saved: null | components["schemas"]["LastSave"];
            /** @description Until when its investor can approve or decline what waits for approval; null of a draft */
            approve_until: string | null;
            /** @description A page of this session said that others use the computer: none of them keeps anything on it */
            is_shared: boolean;
        };
        /** PastedPayments */
        PastedPayments: {
            lines: {
                line: number;
                reference: string;
                /** @description As pasted */
                amount: string;
                bank_reference: string;
                /** @description ISO date */
                received_on: string;
                /** @enum {string} */
                outcome: "ready" | "differs" | "twice" | "closed" | "archived" | "unknown" | "unreadable";
                /** @description A decimal string; null: unreadable */
                received: string | null;
                application: null | {
                    application_id: number;
                    reference: string;
                    investor_name: string;
                    /** @enum {string} */
                    status: "submitted" | "accepted" | "completed" | "rejected" | "withdrawn";
                    offer: string;
                    currency: string;
                    /** @description Still payable before this line, a decimal string */
                    payable: string;
                    /** @description Sum of the recorded payments, a decimal string */
                    seen: string;
                };
            }[];
        };
        /** PaymentDue */
        PaymentDue: {
            is_due: boolean;
            /** @description A decimal string with two decimals */
            amount_due: string;
            amount_due_formatted: string;
            currency_code: string;
            /** @enum {string|null} */
            code: "C" | "D" | "N" | null;
            are_instructions_sent: boolean;
            bpay: null | {
                biller_code: string;
                reference: string;
            };
            eft: null | {
                account_name: string;
                bsb: string;
                account_number: string;
                reference: string;
            };
            cheque: null | {
                payee: string;
                reference: string;
            };
        };
        /** Person */
        Person: {
            /** Format: uuid */
            id?: string;
            title?: string;
            legalFirstName?: string;
            middleNames?: string;
            legalLastName?: string;
            dateOfBirth?: string;
            countryOfCitizenship?: number | null;
            emailAddress?: string;
            mobileNumber?: string;
            manualAddress?: boolean | null;
            flatNumber?: string;
            streetNumber?: string;
            streetName?: string;
            streetType?: string;
            suburbCity?: string;
            state?: string;
            postcode?: string;
            country?: number | null;
            loqateInternationalCountry?: string;
            loqateAddress?: null | {
                id?: string;
                fullAddress?: string;
            };
            registration_address?: null | components["schemas"]["PostalAddress"];
            postal_address?: null | components["schemas"]["PostalAddress"];
            same_address?: boolean | null;
            idType?: string;
            idNumber?: string;
            idDocDate?: string;
            idDoc?: null | components["schemas"]["Document"];
            idStateOfIssue?: string;
            idCountryOfIssue?: number | null;
            idCardNumber?: string;
            idType2?: string;
            idNumber2?: string;
            idDocDate2?: string;
            idDoc2?: null | components["schemas"]["Document"];
            idStateOfIssue2?: string;
            idCountryOfIssue2?: number | null;
            idCardNumber2?: string;
            sophisticatedInvestorDoc?: null | components["schemas"]["Document"];
            sophisticatedInvestorDocDate?: string;
            sourcesOfWealth?: string[];
            otherSourceOfWealth?: string;
            sourceOfWealthDoc?: null | components["schemas"]["Document"];
            pep_status?: string;
            pep_status_or_association?: string;
            visible?: boolean | null;
            roles?: components["schemas"]["RoleEntity"][];
            is_existing_trustee_ben_owner?: boolean | null;
            was_prefilled_trustee?: boolean | null;
            trusteeType?: string;
            taxDetails?: components["schemas"]["TaxDeclaration"];
            prefill?: string;
        };
        /** PostalAddress */
        PostalAddress: {
            address_type?: string;
            address_line_1?: string;
            address_line_2?: string;
            suburb_city?: string;
            flatNumber?: string;
            streetNumber?: string;
            streetName?: string;
            streetType?: string;
            suburbCity?: string;
            state?: string;
            postcode?: string;
            country?: number | null;
            loqate_country?: string;
            loqate_address?: null | {
                id?: string;
                fullAddress?: string;
            };
        };
        /** Presence */
        Presence: {
            /** @description Of what is there now */
            revision: number | null;
            /** @description Another page asks this one to save what it has and let go */
            is_asked: boolean;
            others: {
                /** @description Seconds since somebody last pressed a key there */
                idle: number;
                has_let_go: boolean;
            }[];
        };
        /** Readiness */
        Readiness: {
            ok: boolean;
        };
        /** ReadingAnswer */
        ReadingAnswer: {
            verified?: boolean;
            /** @enum {boolean} */
            code_over?: true;
        };
        /** ReceivedPayments */
        ReceivedPayments: {
            currency: string;
            /** @description Payable now, a decimal string with two decimals */
            due: string;
            /** @description Sum of the payments, likewise */
            received: string;
            payments: {
                id: string;
                /** @description ISO date-time of recording */
                at: string;
                author: string;
                /** @description ISO date */
                received_on: string;
                /** @description A decimal string */
                amount: string;
                bank_reference: string;
            }[];
        };
        /** RecordAnswer */
        RecordAnswer: {
            sha256: string;
            /** @enum {string} */
            status: "draft" | "pending_approval" | "submitted" | "accepted" | "rejected" | "withdrawn" | "completed";
            /** @description ISO date-time until which its investor can approve it; null if it does not wait for that */
            approve_until: string | null;
            /**
             * @description How it ended without an approval; null if it did not
             * @enum {string|null}
             */
            ended: "declined" | "approval_expired" | null;
            /** @description Sum of the payments that were received, a decimal string with two decimals */
            received: string;
            /** @description The allotment of a completed application, a line each; none before that */
            allotted: string[];
            record: components["schemas"]["ApplicationRecord"];
            offer_documents: components["schemas"]["ServedDocument"][];
            approval?: components["schemas"]["ApprovalFindings"];
            /** @description For the issuer’s staff: the whole HIN or SRN of the holding that it is for */
            holder_number?: string;
        };
        /** RecordCheck */
        RecordCheck: {
            is_known: boolean;
        };
        /** RecordedChange */
        RecordedChange: {
            at: string;
            by: string | null;
        };
        /** RecordedCountry */
        RecordedCountry: {
            id: number | null;
            code: string;
            name: string;
        };
        /** RecordedDocument */
        RecordedDocument: {
            filename: string;
            size: number;
            sha256: string;
            id: string;
        };
        /** RecordedNumber */
        RecordedNumber: {
            mask: string;
            digest: string;
        };
        /** RecordedOfferDocument */
        RecordedOfferDocument: {
            filename: string;
            title: string;
            size: number | null;
            sha256: string | null;
        };
        /** RecordedSection */
        RecordedSection: {
            id?: string;
            path: string;
            title?: string;
            lines: ({
                /** @enum {string} */
                kind: "text" | "date";
                value: string;
                path: string;
                label: string;
                note?: string;
            } | {
                /** @enum {string} */
                kind: "number";
                value: null | components["schemas"]["RecordedNumber"];
                path: string;
                label: string;
                note?: string;
            } | {
                /** @enum {string} */
                kind: "money";
                value: string;
                currency: string;
                unit?: string;
                /** @enum {boolean} */
                is_sum?: true;
                path: string;
                label: string;
                note?: string;
            } | {
                /** @enum {string} */
                kind: "country";
                value: null | components["schemas"]["RecordedCountry"];
                path: string;
                label: string;
                note?: string;
            } | {
                /** @enum {string} */
                kind: "address";
                value: {
                    lines: string[];
                    country: null | components["schemas"]["RecordedCountry"];
                };
                path: string;
                label: string;
                note?: string;
            } | {
                /** @enum {string} */
                kind: "document";
                value: {
                    state: string;
                    text: string;
                    documents: {
                        id: string | null;
                        filename: string;
                    }[];
                };
                path: string;
                label: string;
                note?: string;
            } | {
                /** @enum {string} */
                kind: "status";
                value: string;
                is_done: boolean;
                path: string;
                label: string;
                note?: string;
            })[];
        };
        /** RecordedStep */
        RecordedStep: {
            /** @enum {string} */
            name: "landingpage" | "contact_details" | "applicant_profile" | "purchase_amount" | "investor_details" | "directors" | "corporate_trustee" | "trustees" | "beneficial_owners" | "others" | "tax_details" | "bank_details" | "payment_options" | "review";
            title: string;
            sections: components["schemas"]["RecordedSection"][];
        };
        /** RecordedWords */
        RecordedWords: {
            title: string;
            html: string;
        };
        /** Registrar */
        Registrar: {
            name: string;
            address_lines: string[];
            suburb: string;
            state: string;
            postcode: string;
            country: string;
            phone: string;
            fax?: string | null;
            email: string;
            web_address: string;
        };
        /** RevealedNumber */
        RevealedNumber: {
            number: string;
        };
        /** RevisionStale */
        RevisionStale: {
            message: string;
            current: {
                id: number;
                revision: number;
                saved_at: string | null;
            };
        };
        /** RoleEntity */
        RoleEntity: {
            name?: string;
            roleOptions?: string[];
            role_types?: string[];
        };
        /** Security */
        Security: {
            name: string;
            security_code?: string | null;
            category: string;
            price_precision?: number | null;
            unit_precision?: number | null;
            partly_paid?: boolean;
            application_by_units_rounding?: string | null;
            application_by_value_rounding?: string | null;
        };
        /** ServedDocument */
        ServedDocument: {
            filename: string;
            sha256: string;
            /** @description Where its bytes are read, within this host */
            address: string;
            /** @description Since when the offer has another content under this name */
            replaced_at: string | null;
            /** @description Since when the offer has it no more */
            withdrawn_at: string | null;
        };
        /** SheetResult */
        SheetResult: {
            results: components["schemas"]["SheetRow"][];
        };
        /** SheetRow */
        SheetRow: {
            /** @description As a spreadsheet numbers it: the first row names the columns */
            row: number;
            reference: string;
            /**
             * @description `known`: there was one of this reference already, and nothing was changed
             * @enum {string}
             */
            outcome: "made" | "known" | "refused";
            application_id: number | null;
            /** @description Null where there is no draft, or none any more */
            draft_url: string | null;
            reasons: {
                /**
                 * @description Null where it is about the row as a whole
                 * @enum {string|null}
                 */
                column: "reference" | "investor_type" | "first_name" | "last_name" | "email" | "mobile" | "amount" | "title" | "date_of_birth" | "street_number" | "street_name" | "street_type" | "suburb" | "state" | "postcode" | "company_name" | "company_number" | null;
                message: string;
            }[];
        };
        /** SubmissionOutcome */
        SubmissionOutcome: {
            /** @enum {string} */
            outcome: "arrived";
            reply: null | components["schemas"]["SubmissionReply"];
        } | {
            /** @enum {string} */
            outcome: "in_flight";
        } | {
            /** @enum {string} */
            outcome: "never_arrived";
        };
        /** SubmissionRefused */
        SubmissionRefused: {
            offer?: string[];
            errors?: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            message?: string;
        };
        /** SubmissionReply */
        SubmissionReply: {
            id: number;
            /** @description For staff, who go on to manage it (2-SUB-06): of a new application its own id */
            original_application_id?: number;
            /**
             * @description Of an edit in which no answer differs: nothing was written
             * @enum {boolean}
             */
            is_unchanged?: true;
            reference: string;
            /** @enum {string} */
            status: "draft" | "pending_approval" | "submitted" | "accepted" | "rejected" | "withdrawn" | "completed";
            /** @description ISO date-time; null for an early lead */
            submitted_at: string | null;
            payment: null | components["schemas"]["PaymentDue"];
            /** @description SHA-256 of the record’s canonical JSON; early leads have none */
            record_sha256?: string;
            /** @description Of what waits for its investor: ISO date-time until which they can approve it */
            approve_until?: string;
            /** @description Of a saved draft: the next save, and lodging, name it in If-Match */
            revision?: number;
            /** @description Of a saved draft: the address of its page */
            draft_url?: string;
            verify_mobile?: {
                /** @description Of a saved draft: the number that is to be verified, by kind, country and last digits */
                masked_mobile: string;
            };
            send_application_link?: {
                /** @description Of a saved draft: a link is on its way to this address, shown in part */
                email: string;
            };
        };
        /** SubmittedSummary */
        SubmittedSummary: {
            application_id: number;
            reference: string;
            /** @description An adviser’s own name for it, from their sheet; null if no sheet made it */
            own_reference: string | null;
            /** @description Blank once its details are deleted */
            investor_name: string;
            /** @enum {string} */
            status: "draft" | "pending_approval" | "submitted" | "accepted" | "rejected" | "withdrawn" | "completed";
            /** @description ISO date-time until which its investor can approve it; null if it does not wait for that */
            approve_until: string | null;
            /**
             * @description How it ended without an approval; null if it did not
             * @enum {string|null}
             */
            ended: "declined" | "approval_expired" | null;
            /** @description Sum of the payments that were received, a decimal string with two decimals */
            received: string;
            submitted_at: string;
            offer: {
                slug: string;
                name: string;
                time_zone: string;
                currency: string;
            };
        };
        /** Submitter */
        Submitter: {
            /** @enum {string} */
            role: "investor" | "adviser" | "issuer";
            name: string | null;
        };
        /** Subregister */
        Subregister: {
            id: number;
            name_and_designation: string;
            /** @description The end of the HIN or SRN */
            external_ref: string;
            issuer_name: string;
            security_name: string;
            security_code: string;
            units: string;
            as_at: string;
        };
        /** TaxDeclaration */
        TaxDeclaration: {
            is_australian_resident?: boolean | null;
            is_foreign_resident?: boolean | null;
            tfn?: string;
            tins?: {
                /** Format: uuid */
                id?: string;
                person_type?: string;
                tax_country?: number | null;
                has_tin?: boolean | null;
                tin?: string;
                reason_type?: string;
                reason_text?: string;
                cp_name?: string;
                /** @description YYYY-MM-DD */
                cp_dob?: string;
                cp_address?: string;
                encrypted_tin?: boolean | null;
            }[];
            is_aus_retired_fund?: boolean | null;
            is_financial_institution?: boolean | null;
            has_giin?: boolean | null;
            giin?: string;
            giin_type?: string;
            exempt_beneficial_owner?: string;
            deemed_compliant_ffi?: string;
            sponsoring_entity_name?: string;
            sponsoring_entity_giin?: string;
            trustee_name?: string;
            trustee_giin?: string;
            other_reason?: string;
            is_active_financial_entity?: boolean | null;
            active_entity_no_tin_reason_type?: string;
            active_entity_no_tin_other_reason?: string;
            is_entity_managed_by_others?: boolean | null;
            cp_tax_country_outside_aus?: boolean | null;
            trust_cp_tax_country_outside_aus?: boolean | null;
            controlling_person_needed?: boolean | null;
            cpTinDetails?: {
                /** Format: uuid */
                id?: string;
                person_type?: string;
                tax_country?: number | null;
                has_tin?: boolean | null;
                tin?: string;
                reason_type?: string;
                reason_text?: string;
                cp_name?: string;
                /** @description YYYY-MM-DD */
                cp_dob?: string;
                cp_address?: string;
                encrypted_tin?: boolean | null;
            }[];
            encrypted_tfn?: boolean | null;
            submit_declaration?: boolean | null;
            submit_person_name?: string;
            /** @description YYYY-MM-DD */
            submit_date?: string;
            signed_answers?: string;
            completed?: boolean | null;
            submitted?: boolean | null;
        };
        /** TaxDetails */
        TaxDetails: {
            investor_type?: string;
            tax_type?: string;
            investors?: components["schemas"]["TaxInvestor"][];
            submit_person_name?: string;
            /** @description YYYY-MM-DD */
            submit_date?: string;
            /** @description YYYY-MM-DD */
            submit_date_prefilled?: string;
            signed_answers?: string;
            send_comms?: boolean | null;
        };
        /** TaxInvestor */
        TaxInvestor: {
            /** Format: uuid */
            id?: string;
            investor_name?: string;
            tax_country_is_australia?: boolean | null;
            has_other_tax_countries?: boolean | null;
            tfn?: string;
            tins?: {
                /** Format: uuid */
                id?: string;
                person_type?: string;
                tax_country?: number | null;
                has_tin?: boolean | null;
                tin?: string;
                reason_type?: string;
                reason_text?: string;
                cp_name?: string;
                /** @description YYYY-MM-DD */
                cp_dob?: string;
                cp_address?: string;
                encrypted_tin?: boolean | null;
            }[];
            is_aus_retired_fund?: boolean | null;
            is_financial_institution?: boolean | null;
            has_giin?: boolean | null;
            giin?: string;
            giin_type?: string;
            exempt_beneficial_owner?: string;
            deemed_compliant_ffi?: string;
            sponsoring_entity_name?: string;
            sponsoring_entity_giin?: string;
            trustee_name?: string;
            trustee_giin?: string;
            other_reason?: string;
            is_active_financial_entity?: boolean | null;
            active_entity_no_tin_reason_type?: string;
            active_entity_no_tin_other_reason?: string;
            is_entity_managed_by_others?: boolean | null;
            cp_tax_country_outside_aus?: boolean | null;
            trust_cp_tax_country_outside_aus?: boolean | null;
            controlling_person_needed?: boolean | null;
            cpTinDetails?: {
                /** Format: uuid */
                id?: string;
                person_type?: string;
                tax_country?: number | null;
                has_tin?: boolean | null;
                tin?: string;
                reason_type?: string;
                reason_text?: string;
                cp_name?: string;
                /** @description YYYY-MM-DD */
                cp_dob?: string;
                cp_address?: string;
                encrypted_tin?: boolean | null;
            }[];
            encrypted_tfn?: boolean | null;
        };
        /** Unauthorised */
        Unauthorised: {
            /** @enum {string} */
            code: "session";
            message: string;
        };
        /** UndoAnswer */
        UndoAnswer: {
            /** @description The change is undone */
            verified: boolean;
            /** @description No further guess would be compared with the newest code */
            code_over?: boolean;
        } | Record<string, never>;
        /** UploadLimited */
        UploadLimited: components["schemas"]["UploadRefused"] | components["schemas"]["Failure"];
        /** UploadRefused */
        UploadRefused: {
            doc_file?: string[];
            message?: string;
        };
        /** UploadedDocument */
        UploadedDocument: {
            id: string;
            filename: string;
            download: string;
            delete_document: string;
            size: number;
            uploaded_at: string;
        };
        /** User */
        User: {
            id: number;
            username: string;
            first_name: string;
            last_name: string;
            tel_mobile: string;
            is_acting_as_investor: boolean;
            is_acting_as_advisor: boolean;
            is_acting_as_issuer: boolean;
            is_acting_as_issuer_admin: boolean;
            has_investor_role_groups: boolean;
            has_issuer_role_groups: boolean;
            issuers: string[];
        };
        /** UserList */
        UserList: {
            results: components["schemas"]["User"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AddressUndo = components['schemas']['AddressUndo'];
export type AddressUndoPage = components['schemas']['AddressUndoPage'];
export type AddressUndone = components['schemas']['AddressUndone'];
export type AnyDraftPage = components['schemas']['AnyDraftPage'];
export type ApplicationData = components['schemas']['ApplicationData'];
export type ApplicationList = components['schemas']['ApplicationList'];
export type ApplicationRecord = components['schemas']['ApplicationRecord'];
export type ApprovalFindings = components['schemas']['ApprovalFindings'];
export type Biller = components['schemas']['Biller'];
export type BrandTokens = components['schemas']['BrandTokens'];
export type Branding = components['schemas']['Branding'];
export type BudgetUse = components['schemas']['BudgetUse'];
export type Business = components['schemas']['Business'];
export type ChangedMobile = components['schemas']['ChangedMobile'];
export type CodeLimited = components['schemas']['CodeLimited'];
export type CodeOver = components['schemas']['CodeOver'];
export type Company = components['schemas']['Company'];
export type ContactPerson = components['schemas']['ContactPerson'];
export type ContactProof = components['schemas']['ContactProof'];
export type CopiedDetails = components['schemas']['CopiedDetails'];
export type Country = components['schemas']['Country'];
export type CountryList = components['schemas']['CountryList'];
export type CsrfToken = components['schemas']['CsrfToken'];
export type DeletedForADay = components['schemas']['DeletedForADay'];
export type Document = components['schemas']['Document'];
export type DraftAnswer = components['schemas']['DraftAnswer'];
export type DraftCodeNeeded = components['schemas']['DraftCodeNeeded'];
export type DraftList = components['schemas']['DraftList'];
export type DraftMissing = components['schemas']['DraftMissing'];
export type DraftPage = components['schemas']['DraftPage'];
export type DraftRefused = components['schemas']['DraftRefused'];
export type DraftSummary = components['schemas']['DraftSummary'];
export type DueDiligenceQuestion = components['schemas']['DueDiligenceQuestion'];
export type EditedApplication = components['schemas']['EditedApplication'];
export type Emptied = components['schemas']['Emptied'];
export type EndedPage = components['schemas']['EndedPage'];
export type EntryList = components['schemas']['EntryList'];
export type Failure = components['schemas']['Failure'];
export type FilesHealth = components['schemas']['FilesHealth'];
export type Forbidden = components['schemas']['Forbidden'];
export type FoundAddress = components['schemas']['FoundAddress'];
export type FoundAddresses = components['schemas']['FoundAddresses'];
export type Health = components['schemas']['Health'];
export type Holder = components['schemas']['Holder'];
export type HolderList = components['schemas']['HolderList'];
export type Investment = components['schemas']['Investment'];
export type InvestorDetails = components['schemas']['InvestorDetails'];
export type IssuerList = components['schemas']['IssuerList'];
export type IssuerRaise = components['schemas']['IssuerRaise'];
export type JobCounts = components['schemas']['JobCounts'];
export type KeyFact = components['schemas']['KeyFact'];
export type LastSave = components['schemas']['LastSave'];
export type ListedApplication = components['schemas']['ListedApplication'];
export type LodgedFacts = components['schemas']['LodgedFacts'];
export type LogInRefused = components['schemas']['LogInRefused'];
export type ManagedApplication = components['schemas']['ManagedApplication'];
export type MobileRefused = components['schemas']['MobileRefused'];
export type Offer = components['schemas']['Offer'];
export type OfferContext = components['schemas']['OfferContext'];
export type OfferDocument = components['schemas']['OfferDocument'];
export type OfferList = components['schemas']['OfferList'];
export type OfferProse = components['schemas']['OfferProse'];
export type OfferSummary = components['schemas']['OfferSummary'];
export type OpenedDraft = components['schemas']['OpenedDraft'];
export type PastedPayments = components['schemas']['PastedPayments'];
export type PaymentDue = components['schemas']['PaymentDue'];
export type Person = components['schemas']['Person'];
export type PostalAddress = components['schemas']['PostalAddress'];
export type Presence = components['schemas']['Presence'];
export type Readiness = components['schemas']['Readiness'];
export type ReadingAnswer = components['schemas']['ReadingAnswer'];
export type ReceivedPayments = components['schemas']['ReceivedPayments'];
export type RecordAnswer = components['schemas']['RecordAnswer'];
export type RecordCheck = components['schemas']['RecordCheck'];
export type RecordedChange = components['schemas']['RecordedChange'];
export type RecordedCountry = components['schemas']['RecordedCountry'];
export type RecordedDocument = components['schemas']['RecordedDocument'];
export type RecordedNumber = components['schemas']['RecordedNumber'];
export type RecordedOfferDocument = components['schemas']['RecordedOfferDocument'];
export type RecordedSection = components['schemas']['RecordedSection'];
export type RecordedStep = components['schemas']['RecordedStep'];
export type RecordedWords = components['schemas']['RecordedWords'];
export type Registrar = components['schemas']['Registrar'];
export type RevealedNumber = components['schemas']['RevealedNumber'];
export type RevisionStale = components['schemas']['RevisionStale'];
export type RoleEntity = components['schemas']['RoleEntity'];
export type Security = components['schemas']['Security'];
export type ServedDocument = components['schemas']['ServedDocument'];
export type SheetResult = components['schemas']['SheetResult'];
export type SheetRow = components['schemas']['SheetRow'];
export type SubmissionOutcome = components['schemas']['SubmissionOutcome'];
export type SubmissionRefused = components['schemas']['SubmissionRefused'];
export type SubmissionReply = components['schemas']['SubmissionReply'];
export type SubmittedSummary = components['schemas']['SubmittedSummary'];
export type Submitter = components['schemas']['Submitter'];
export type Subregister = components['schemas']['Subregister'];
export type TaxDeclaration = components['schemas']['TaxDeclaration'];
export type TaxDetails = components['schemas']['TaxDetails'];
export type TaxInvestor = components['schemas']['TaxInvestor'];
export type Unauthorised = components['schemas']['Unauthorised'];
export type UndoAnswer = components['schemas']['UndoAnswer'];
export type UploadLimited = components['schemas']['UploadLimited'];
export type UploadRefused = components['schemas']['UploadRefused'];
export type UploadedDocument = components['schemas']['UploadedDocument'];
export type User = components['schemas']['User'];
export type UserList = components['schemas']['UserList'];
export type $defs = Record<string, never>;
export interface operations {
    getPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    actAsAdvisor: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getAddressUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the e-mail, where it stands behind `#` */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressUndoPage"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    undoAddressChange: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path: {
                /** @description From the e-mail, where it stands behind `#` */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @enum {string} */
                    action: "send_sms_code" | "undo";
                    /** @description Of `undo`: six digits */
                    otp_token?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoAnswer"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftRefused"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeLimited"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
                /** @description A UUID, the same for each try of the same thing: it is done once */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The file: a PDF */
                    doc_file: string;
                    filename?: string;
                    public?: string;
                    /** @description The client’s key of the file that the document is chosen for */
                    file_key?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedDocument"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadRefused"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadRefused"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key was used for something else */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadLimited"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    downloadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadRefused"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationList"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changeDraftMobile: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description As typed; with its country code, or Australian */
                    mobile: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedMobile"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MobileRefused"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    declineApplication: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"] | components["schemas"]["DraftCodeNeeded"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The same key is in flight, or closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
                /** @description The client’s own key of the file that the draft was saved from */
                "x-file-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedForADay"];
                };
            };
            /** @description Done; the answer has no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"] | components["schemas"]["DraftCodeNeeded"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The same key is in flight, or closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    emptyApplication: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The same key is in flight, or closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    leaveDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The same key is in flight, or closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    openHeldDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedDraft"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The same key is in flight, or closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    notePresence: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description A UUID that the page has made for itself */
                    page: string;
                    /** @description Seconds since somebody last pressed a key there */
                    idle: string;
                    /**
                     * @description `take_over`: the other pages are to save what they have and let go. `let_go`: this one has done so
                     * @enum {string}
                     */
                    doing: "stay" | "take_over" | "let_go" | "leave";
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The same key is in flight, or closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readByCode: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path: {
                id: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @enum {string} */
                    action: "send_sms_code" | "sms_login";
                    /** @description Of `sms_login`: six digits */
                    otp_token?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadingAnswer"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftRefused"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeLimited"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    downloadRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Emptied"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    downloadRecordPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Emptied"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordAnswer"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Emptied"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    revealNumber: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description As in `number_handles` */
                    handle: string;
                    /** @enum {string} */
                    reason: "own" | "registry" | "identity_check" | "payment" | "correction" | "investor_request";
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealedNumber"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    lookUpBusiness: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description An ABN or ACN; blanks do not count */
                    lookup_string?: string;
                    /** @description `true` or `false` */
                    is_superfund?: string;
                    /** @description `true` or `false` */
                    is_company?: string;
                    /** @description `true` or `false` */
                    use_abn?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An outside service is not available */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getCsrfToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsrfToken"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    uploadAnyDocument: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
                /** @description A UUID, the same for each try of the same thing: it is done once */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The file: a PDF */
                    doc_file: string;
                    filename?: string;
                    public?: string;
                    /** @description The client’s key of the file that the document is chosen for */
                    file_key?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedDocument"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadRefused"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadRefused"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key was used for something else */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadLimited"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    showCalls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getCalls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftList"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listIssuerApplications: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Beginnings of words, a reference, an e-mail address, or a whole HIN or SRN */
                    search?: string;
                    /** @description The id of an offer; blank for all */
                    offer?: string;
                    /** @enum {string} */
                    status?: "submitted" | "accepted" | "completed" | "rejected" | "withdrawn";
                    /** @enum {string} */
                    mark?: "missing" | "pep" | "foreign" | "below_minimum" | "old_certificate" | "twice";
                    /** @enum {string} */
                    entered_by?: "investor" | "adviser" | "issuer";
                    /** @enum {string} */
                    paid?: "unpaid" | "part" | "paid" | "over";
                    /** @description ISO date of the first day of submission, in the time zone of each offer */
                    from?: string;
                    /** @description ISO date of the last day */
                    to?: string;
                    /** @enum {string} */
                    order?: "newest" | "oldest" | "name" | "largest";
                    /** @description `previous` or `next` of an answer, or `last`; blank for the first page */
                    place?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuerList"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    downloadIssuerApplications: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Beginnings of words, a reference, an e-mail address, or a whole HIN or SRN */
                    search?: string;
                    /** @description The id of an offer; blank for all */
                    offer?: string;
                    /** @enum {string} */
                    status?: "submitted" | "accepted" | "completed" | "rejected" | "withdrawn";
                    /** @enum {string} */
                    mark?: "missing" | "pep" | "foreign" | "below_minimum" | "old_certificate" | "twice";
                    /** @enum {string} */
                    entered_by?: "investor" | "adviser" | "issuer";
                    /** @enum {string} */
                    paid?: "unpaid" | "part" | "paid" | "over";
                    /** @description ISO date of the first day of submission, in the time zone of each offer */
                    from?: string;
                    /** @description ISO date of the last day */
                    to?: string;
                    /** @enum {string} */
                    order?: "newest" | "oldest" | "name" | "largest";
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getManagedApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedApplication"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Emptied"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    viewManagedDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                document: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    openForEditing: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedApplication"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The same key is in flight, or closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Emptied"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    downloadApplicationFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Emptied"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    moveApplication: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description A UUID of the client’s, the same for each try of the same move */
                    id: string;
                    kind: string;
                    /** @description Status that the client has seen */
                    from: string;
                    /** @description Of a rejection; blank for every other move */
                    reason: string;
                    /** @description Of a completion, an ISO date; blank or left out for every other move, as the next two */
                    allotted_on?: string;
                    /** @description Number of securities, a decimal string */
                    units?: string;
                    /** @description HIN, SRN or other number of the holder, if there is one */
                    holder_number?: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer has no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The same key is in flight, or closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    takeMoveBack: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The id of the move */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer has no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The same key is in flight, or closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    addNote: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description A UUID of the client’s, the same for each try of the same note */
                    id: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer has no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The same key is in flight, or closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    recordPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description A UUID of the client’s, the same for each try of the same payment */
                    id: string;
                    /** @description ISO date */
                    received_on: string;
                    /** @description A decimal string above zero, with at most two decimals */
                    amount: string;
                    /** @description Blank for none */
                    bank_reference: string;
                    /** @description Sum of the payments that the client has seen, a decimal string */
                    seen: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer has no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The same key is in flight, or closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    removePayment: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The id of the payment */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer has no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The same key is in flight, or closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getEntries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryList"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    checkPayments: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description A line for each payment: reference and amount */
                    list: string;
                    /** @description ISO date */
                    received_on: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastedPayments"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getIssuerRaise: {
        parameters: {
            query?: {
                /** @description The id of an offer; blank for the first one */
                offer?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuerRaise"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferList"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getOffer: {
        parameters: {
            query?: {
                preview?: "true";
            };
            header?: never;
            path: {
                /** @description As in the offer’s `href`: `/offers/{slug}/` */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferContext"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getDraftPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As in the offer’s `href` */
                slug: string;
                /** @description A UUID, which opens nothing by itself */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnyDraftPage"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    takeSheet: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
            };
            path: {
                /** @description As in the offer’s `href`: `/offers/{slug}/` */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The text of the CSV file */
                    sheet: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetResult"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    checkRecord: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description SHA-256 of a file, in hexadecimal, small letters */
                    sha256: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordCheck"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryList"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getCountryByIso2: {
        parameters: {
            query: {
                "iso2-code": string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getCountry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getHolders: {
        parameters: {
            query?: {
                offer_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolderList"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    copyDetails: {
        parameters: {
            query?: {
                offer_id?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopiedDetails"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    followDraftLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the e-mail */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    askToDeleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the e-mail */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteDraftByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the e-mail */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @enum {string} */
                    sure: "yes";
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    askToEndReminders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the e-mail */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    endReminders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the e-mail */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @enum {string} */
                    sure: "yes";
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    showOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    actAsInvestor: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    actAsIssuer: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    searchHolders: {
        parameters: {
            query: {
                offer_id: string;
                /** @description Beginnings of words of a name, or a whole HIN or SRN */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolderList"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    username: string;
                    password: string;
                    /** @description The client’s key of the open file that the account goes on with */
                    file_key?: string;
                    /** @description The saved draft that this file stands for */
                    application_id?: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer has no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogInRefused"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; the answer has no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    findAddresses: {
        parameters: {
            query: {
                address: string;
                country: string;
                filter?: string;
            };
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundAddresses"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description An outside service is not available */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createUpdateApplication: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
                /** @description A UUID, the same for each try of the same thing: it is done once */
                "idempotency-key"?: string;
                /** @description Others use this computer: so the session holds the draft from now on */
                "x-shared-computer"?: "1";
                /** @description The revision of the saved draft that the answers stand on, in quotes: `"3"` */
                "if-match"?: string;
                /** @description Keys of the caller’s own earlier saves whose answers it does not know, with commas: the saved draft may stand on what one of them saved */
                "x-earlier-keys"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    application_data: components["schemas"]["ApplicationData"];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionReply"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionRefused"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"] | components["schemas"]["DraftCodeNeeded"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftMissing"];
                };
            };
            /** @description The same key is in flight, or closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionStale"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The key was used for something else */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionStale"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getSubmissionOutcome: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The Idempotency-Key of the submission */
                    key: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionOutcome"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getServedDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As in the offer’s `href`: `/offers/{slug}/` */
                slug: string;
                sha256: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    downloadOfferDocuments: {
        parameters: {
            query?: {
                early?: "true";
            };
            header?: never;
            path: {
                /** @description As in the offer’s `href`: `/offers/{slug}/` */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    openDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
                /** @description Who the page believes to be acting: `nobody`, or `12 investor` */
                "x-acting-as"?: string;
                /** @description Others use this computer: so the session holds the draft from now on */
                "x-shared-computer"?: "1";
            };
            path: {
                /** @description As in the offer’s `href` */
                slug: string;
                /** @description A UUID, which opens nothing by itself */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @enum {string} */
                    action: "send_sms_code" | "sms_login" | "verify_mobile" | "text_link";
                    /** @description Of `sms_login`: six digits */
                    otp_token?: string;
                    /** @description Of `verify_mobile`: six digits */
                    verification_code?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftAnswer"];
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftRefused"];
                };
            };
            /** @description Somebody else is acting than the page believes, or nobody any more */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorised"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeLimited"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getOfferFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As in the offer’s `href`: `/offers/{slug}/` */
                slug: string;
                "*": string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    resendDraftLink: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of `GET /api/csrf/` */
                "x-csrf-token": string;
            };
            path: {
                /** @description As in the offer’s `href`: `/offers/{slug}/` */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Of whoever applies */
                    email_address: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer has no body */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Refused: the token was not accepted, or the account may not */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forbidden"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not a multipart form */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too many calls */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                "*": string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Refused for what was sent */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description There is none, or not for this caller */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Something is wrong with the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The service is not available for a while; `Retry-After` says when to try again */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
