import {createCookieStore} from './createCookieStore';

export const CODE_STYLINGS = ['system', 'css', 'tailwind'] as const;
export type CodeStyling = (typeof CODE_STYLINGS)[number];

/** How demos that come in several stylings are styled. */
export const codeStylingStore = createCookieStore<CodeStyling>(
  'codeStyling',
  CODE_STYLINGS,
  (hash) => hash.styling,
);
