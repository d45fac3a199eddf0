import {createCookieStore} from './createCookieStore';

export const CODE_VARIANTS = ['TS', 'JS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** The language in which demos show their source. */
export const codeVariantStore = createCookieStore<CodeVariant>(
  'codeVariant',
  CODE_VARIANTS,
  (hash) => hash.variant,
);
