import type {ComponentType, ReactNode} from 'react';
import {startTransition, useEffect, useState} from 'react';
import type {DemoMeta, DemoStyling, LoadedDemo} from '@site/plugins/demos/shared';
import type {DemoRunnerProps} from './DemoRunner';
import styles from './Demo.module.css';

interface DemoStageProps {
  demo: DemoMeta;
  styling: DemoStyling;
  near: boolean;
  height: number;
  maxWidth?: number;
}

interface Running {
  styling: DemoStyling;
  Runner: ComponentType<DemoRunnerProps>;
  loaded: LoadedDemo;
}

/** Where the demo runs: a box of known height, empty until the demo is near the viewport. */
export default function DemoStage({
  demo,
  styling,
  near,
  height,
  maxWidth,
}: DemoStageProps): ReactNode {
  const [running, setRunning] = useState<Running>();

  useEffect(() => {
    const load = demo.load?.[styling];
    if (!near || !load) {
      return undefined;
    }
    let active = true;
    void Promise.all([import(/* webpackChunkName: "demo-runner" */ './DemoRunner'), load()]).then(
      ([{default: Runner}, loaded]) => {
        if (active) {
          startTransition(() => setRunning({styling, Runner, loaded}));
        }
      },
    );
    return () => {
      active = false;
    };
  }, [demo, near, styling]);

  return (
    <div className={styles.stage}>
      <div
        className={styles.content}
        data-demo-scope={demo.id}
        style={{minBlockSize: height, maxInlineSize: maxWidth}}
      >
        {running && <running.Runner key={running.styling} {...running.loaded} />}
      </div>
    </div>
  );
}
