/** The ways a demo may be styled, in the order in which they are offered; the first that exists is shown by default. */
export const DEMO_STYLINGS = ['system', 'css', 'tailwind'] as const;

/** One way to style a demo. */
export type DemoStyling = (typeof DEMO_STYLINGS)[number];
