import type {DemoStyling} from '../../../site/stylings/shared';
import type {DemoMeta} from '@site/plugins/demos/shared';
import {site} from '@site/src/contexts/site';

/** Returns the GitHub URL of a demo's source in the current docs version. */
export function describeSource(demo: DemoMeta, styling: DemoStyling): string {
  return `${site.repoUrl}/blob/v${site.version}/${demo.paths[styling]}`;
}
