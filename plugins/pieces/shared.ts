/** The kinds of callout that pages may use: `:::info`, `:::success`, `:::warning`, `:::error`. */
export const CALLOUTS = ['info', 'success', 'warning', 'error'] as const;

/** One kind of callout. */
export type CalloutKind = (typeof CALLOUTS)[number];
