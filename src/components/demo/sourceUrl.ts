import type {DemoStyling} from '../../../site/stylings/shared';
import type {DemoMeta, DemoVariant} from '@site/plugins/demos/shared';
import {site} from '@site/src/contexts/site';

/** Returns the GitHub URL of a demo's source in the current docs version. */
export function createSourceUrl(demo: DemoMeta, styling: DemoStyling): string {
  return `${site.repoUrl}/blob/v${site.version}/${demo.paths[styling]}`;
}

/** Returns the fragment that opens a source of a demo, one of `listAnchors`. */
export function createSourceFragment(
  {name, stylings}: Pick<DemoMeta, 'name' | 'stylings'>,
  styling: DemoStyling,
  variant: DemoVariant,
): string {
  const prefix = stylings.length > 1 ? `${styling}-` : '';
  return `${prefix}${name}.${variant === 'TS' ? 'tsx' : 'js'}`;
}
