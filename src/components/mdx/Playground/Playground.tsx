import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {DemoFont} from '../../demo/DemoFont';
import {useNearViewport} from '../../demo/useNearViewport';
import type {LoadedPlayground} from './loadedPlayground';
import styles from './Playground.module.css';

export interface PlaygroundProps {
  /** The component to try. Its controls are created from its API reference. */
  component: string;
  /** The props to offer, in this order; all by default. */
  props?: string[];
  /** Height of the running component in pixels. Defaults to the usual height of its family. */
  height?: number;
  /** `true` to show the whole file instead of the element. */
  wholeFile?: boolean;
  /** Loads the playground; added at build time, and absent on the server. */
  load?: () => Promise<LoadedPlayground>;
}

interface LoadedPanel {
  Panel: ComponentType<{
    data: LoadedPlayground;
    props: string[] | undefined;
    height: number | undefined;
    wholeFile: boolean | undefined;
  }>;
  data: LoadedPlayground;
}

/**
 * Renders a component with controls for its props, and the matching code. A page only contains the
 * placeholder; everything else loads near the viewport.
 */
export function Playground({
  component,
  props,
  height,
  wholeFile,
  load,
}: PlaygroundProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(root);
  const [panel, setPanel] = useState<LoadedPanel>();
  const [hasFailed, setHasFailed] = useState(false);
  useBrokenLinks().collectAnchor(component);

  useEffect(() => {
    if (!isNear || !load || hasFailed) {
      return undefined;
    }
    let active = true;
    Promise.all([import(/* webpackChunkName: "playground" */ './PlaygroundPanel'), load()]).then(
      ([{PlaygroundPanel}, data]) => active && setPanel({Panel: PlaygroundPanel, data}),
      () => active && setHasFailed(true),
    );
    return () => {
      active = false;
    };
  }, [isNear, load, hasFailed]);

  return (
    <div
      ref={root}
      id={component}
      className={styles.root}
      role="group"
      data-playground
      aria-busy={!panel}
      aria-label={translate(
        {
          id: 'docs.playground.label',
          message: '{component} playground',
          description: 'Names the box in which the props of a component are tried out',
        },
        {component},
      )}
    >
      <DemoFont />
      {panel && (
        <panel.Panel data={panel.data} props={props} height={height} wholeFile={wholeFile} />
      )}
      {hasFailed && (
        <div className={styles.failure} role="alert">
          <p>
            <Translate id="docs.playground.loadFailed">
              This playground could not be loaded
            </Translate>
          </p>
          <button type="button" className={styles.retry} onClick={() => setHasFailed(false)}>
            <Translate id="docs.demo.retry">Try again</Translate>
          </button>
        </div>
      )}
    </div>
  );
}
