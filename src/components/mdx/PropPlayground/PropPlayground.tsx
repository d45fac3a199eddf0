import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useId, useRef, useState, type ReactNode} from 'react';
import type {DemoMeta} from '../../../../plugins/demos/shared';
import {
  defaultOf,
  type PropControl,
  type ControlValue,
} from '../../../../site/mdx-components/shared';
import {COPIED_DURATION} from '../../common/Copy/CopyButton';
import {CodeBlock} from '../Code/CodeBlock';
import DemoStage from '../../demo/DemoStage';
import {useNearViewport} from '../../demo/useNearViewport';
import {ControlField} from './ControlField';
import {PlaygroundHead} from './PlaygroundHead';
import {printTag} from './printTag';
import styles from './PropPlayground.module.css';

export interface PropPlaygroundProps {
  /**
   * The demo next to the page. Its component accepts the controls' values as props, and also works
   * without them.
   */
  name: string;
  /** The component name in the generated code. */
  component: string;
  controls: PropControl[];
  /** Height of the running demo in pixels. Defaults to the usual height of its component family. */
  height?: number;
  /**
   * Props that the code contains but no control sets, one highlighted line each; generated at build
   * time from `fixed`.
   */
  fixedHtml: string[];
  /** The build-time data of the demo. */
  demo: DemoMeta;
}

/**
 * Renders a component, controls for its props, and the matching code. The component loads near the
 * viewport.
 */
export function PropPlayground({
  name,
  component,
  controls,
  height,
  fixedHtml,
  demo,
}: PropPlaygroundProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const focusTarget = useRef<HTMLSpanElement>(null);
  const headingId = useId();
  const near = useNearViewport(root);
  // API pages link to the demos of a component.
  useBrokenLinks().collectAnchor(name);
  const [values, setValues] = useState<Record<string, ControlValue>>({});
  const valueOf = (control: PropControl) => values[control.prop] ?? defaultOf(control);
  const changed = controls.some((control) => valueOf(control) !== defaultOf(control));
  // An empty number field is omitted, so the component uses its default.
  const props = Object.fromEntries(
    controls
      .map((control) => [control.prop, valueOf(control)] as const)
      .filter(([, value]) => !Number.isNaN(value)),
  );

  return (
    <div
      ref={root}
      id={name}
      className={styles.root}
      role="group"
      aria-label={translate(
        {
          id: 'docs.playground.label',
          message: '{component} playground',
          description: 'Names the box in which the props of a component are tried out',
        },
        {component},
      )}
    >
      <div className={styles.bench} data-needs-script>
        <div className={styles.stage}>
          <DemoStage
            demo={demo}
            styling={demo.stylings[0]!}
            near={near}
            height={height ?? demo.height}
            runKey={0}
            focusRef={focusTarget}
            props={props}
          />
        </div>
        <div className={styles.controls} role="group" aria-labelledby={headingId}>
          <PlaygroundHead id={headingId} isChanged={changed} onReset={() => setValues({})} />
          {controls.map((control) => (
            <ControlField
              key={`${name}-${control.prop}`}
              control={control}
              value={valueOf(control)}
              onChange={(value) => setValues((before) => ({...before, [control.prop]: value}))}
            />
          ))}
        </div>
      </div>
      <CodeBlock
        className={styles.code}
        html={printTag(component, fixedHtml, controls, values)}
        language="tsx"
        copiedDuration={COPIED_DURATION}
      />
    </div>
  );
}
