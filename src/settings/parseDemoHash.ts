import type {CodeVariant} from '../../plugins/reader-settings/shared';
import {DEMO_STYLINGS, type DemoStyling} from '../../site/stylings/shared';

/** What a fragment says about a demo. */
export interface DemoHash {
  /** The name of the demo that the fragment opens. */
  demo?: string;
  variant?: CodeVariant;
  styling?: DemoStyling;
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
  const styling = DEMO_STYLINGS.find((each) => hash.startsWith(`#${each}-`));
  const demo = /(\w+)\.\w+$/.exec(hash)?.[1];
  return {variant: VARIANTS[extension], ...(styling && {styling}), ...(demo && {demo})};
}
