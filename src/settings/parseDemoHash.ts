import type {CodeVariant} from '../../plugins/reader-settings/shared';
import {DEMO_STYLINGS, type DemoStyling} from '../../site/stylings/shared';

/** The parts of a fragment that refers to a demo. */
export interface DemoHash {
  /** The name of the demo to open. */
  demo?: string;
  variant?: CodeVariant;
  styling?: DemoStyling;
}

const VARIANTS = {js: 'JS', tsx: 'TS'} as const;

/**
 * Parses a fragment such as `#BasicBars.js` or `#tailwind-BasicBars.tsx`: an optional styling, a
 * demo, and an extension that selects the language. Returns an empty object if the extension is
 * missing.
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
