import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useId, useRef, useState, type ReactNode} from 'react';
import type {DemoMeta} from '../../../plugins/demos/shared';
import {defaultOf, type Knob, type KnobValue} from '../../../plugins/mdx-components/shared';
import {COPIED_DURATION} from '../Copy/CopyButton';
import {CodeBlock} from '../Code/CodeBlock';
import DemoStage from '../Demo/DemoStage';
import {useNearViewport} from '../Demo/useNearViewport';
import {KnobControl} from './KnobControl';
import {PlaygroundHead} from './PlaygroundHead';
import {printTag} from './printTag';
import styles from './PropPlayground.module.css';

export interface PropPlaygroundProps {
  /** The demo beside the page: its component takes the knobs' values as props, and works without any. */
  name: string;
  /** The component that the generated code names. */
  component: string;
  knobs: Knob[];
  /** Height of the running demo in px; by default what its component family usually takes. */
  height?: number;
  /** Props that the code shows and no knob turns, one highlighted line each; the build makes them from `fixed`. */
  fixedHtml: string[];
  /** What the build knows about the demo. */
  demo: DemoMeta;
}

/** A component, the controls that turn its props, and the code that does the same. It loads near the viewport. */
export function PropPlayground({
  name,
  component,
  knobs,
  height,
  fixedHtml,
  demo,
}: PropPlaygroundProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const focusTarget = useRef<HTMLSpanElement>(null);
  const headingId = useId();
  const near = useNearViewport(root);
  // Reference pages link to the demos that show a component.
  useBrokenLinks().collectAnchor(name);
  const [values, setValues] = useState<Record<string, KnobValue>>({});
  const valueOf = (knob: Knob) => values[knob.prop] ?? defaultOf(knob);
  const changed = knobs.some((knob) => valueOf(knob) !== defaultOf(knob));
  // An emptied number field is left out, so that the component falls back to its own default.
  const props = Object.fromEntries(
    knobs
      .map((knob) => [knob.prop, valueOf(knob)] as const)
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
        <div className={styles.knobs} role="group" aria-labelledby={headingId}>
          <PlaygroundHead id={headingId} isChanged={changed} onReset={() => setValues({})} />
          {knobs.map((knob) => (
            <KnobControl
              key={`${name}-${knob.prop}`}
              knob={knob}
              value={valueOf(knob)}
              onChange={(value) => setValues((before) => ({...before, [knob.prop]: value}))}
            />
          ))}
        </div>
      </div>
      <CodeBlock
        className={styles.code}
        html={printTag(component, fixedHtml, knobs, values)}
        language="tsx"
        copiedDuration={COPIED_DURATION}
      />
    </div>
  );
}
