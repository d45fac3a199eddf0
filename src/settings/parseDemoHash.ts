import type {CodeStyling, CodeVariant} from '../../plugins/reader-settings/shared';

/** What a fragment says about a demo. */
export interface DemoHash {
  /** The name of the demo that the fragment opens. */
  demo?: string;
  variant?: CodeVariant;
  styling?: CodeStyling;
}

const VARIANTS = {js: 'JS', tsx: 'TS'} as const;

/**
 * Reads a fragment such as `#BasicBars.js` or `#tailwind-BasicBars.tsx`: an optional styling, a demo, and an extension
 * that chooses the language. A fragment without one of the two extensions names no demo and gives an empty object.
 */
export function parseDemoHash(hash: string): DemoHash {
  const extension = /\.(js|tsx)$/.exec(hash)?.[1] as keyof typeof VARIANTS | undefined;
  if (!extension) {
    return {};
  }
  const styling = /^#(system|css|tailwind)-/.exec(hash)?.[1] as CodeStyling | undefined;
  const demo = /(\w+)\.\w+$/.exec(hash)?.[1];
  return {variant: VARIANTS[extension], ...(styling && {styling}), ...(demo && {demo})};
}
