import type {DemoMeta} from '../../../../plugins/demos/shared';
import type {PlaygroundData} from '../../../../site/playgrounds/shared';

/** A playground with its demo. */
export interface LoadedPlayground extends PlaygroundData {
  demo: DemoMeta;
}
