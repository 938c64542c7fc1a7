/** Participation in a reinvestment plan: full, partial or none. */

/** Codes of the participation. The form offers F and N; a P from copied details stays (1-BANK-06, 1-BANK-07). */
export const DRP_STATUSES = ['F', 'P', 'N'] as const;
