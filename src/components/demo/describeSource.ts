import type {DemoStyling} from '../../../site/stylings/shared';
import type {DemoMeta} from '@site/plugins/demos/shared';
import {site} from '@site/src/contexts/site';

/** The address of a demo's source on the code host, at the version that is read. */
export function describeSource(demo: DemoMeta, styling: DemoStyling): string {
  return `${site.repoUrl}/blob/v${site.version}/${demo.paths[styling]}`;
}
