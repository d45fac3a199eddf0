/** The ways to style a demo, in display order; the first that exists is shown by default. */
export const DEMO_STYLINGS = ['system', 'css', 'tailwind'] as const;

/** A way to style a demo. */
export type DemoStyling = (typeof DEMO_STYLINGS)[number];
