import type {DemoMeta} from '../../../../plugins/demos/shared';
import type {PlaygroundData} from '../../../../site/playgrounds/shared';

/** A playground with its demo. */
export interface LoadedPlayground extends PlaygroundData {
  demo: DemoMeta;
  /** The demo that shows the other parts: `DataGridParts.tsx`. Its prop is the class of the part. */
  partsDemo?: DemoMeta;
}
