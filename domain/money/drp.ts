/** Taking part in a reinvestment plan: in full, in part, not at all. */

/** F and N are offered; a P that came with copied details stays (1-BANK-06, 1-BANK-07). */
export const DRP_STATUSES = ['F', 'P', 'N'] as const;
