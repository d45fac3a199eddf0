import type {DemoStyling} from '../../../site/stylings/shared';
import type {DemoMeta} from '@site/plugins/demos/shared';
import {environment} from './environment';

/** The address of a demo's source on the code host, at the version that is read. */
export function describeSource(demo: DemoMeta, styling: DemoStyling): string {
  return `${environment.repoUrl}/blob/v${environment.version}/${demo.paths[styling]}`;
}
