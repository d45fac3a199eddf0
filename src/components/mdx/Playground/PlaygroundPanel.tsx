import {translate} from '@docusaurus/Translate';
import {useId, useMemo, useRef, type ReactNode} from 'react';
import {defaultOf, type ControlValue} from '../../../../site/playgrounds/shared';
import {announce} from '../../common/Announcer/announce';
import DemoStage from '../../demo/DemoStage';
import {ControlField} from './ControlField';
import {readQuery, writeQuery} from './query';
import type {LoadedPlayground} from './loadedPlayground';
import {PlaygroundCode} from './PlaygroundCode';
import {PlaygroundHead} from './PlaygroundHead';
import {printSource, printTag} from './printTag';
import {useQuery} from './useQuery';
import styles from './PlaygroundPanel.module.css';

interface PlaygroundPanelProps {
  data: LoadedPlayground;
  props?: string[] | undefined;
  height?: number | undefined;
}

/** Renders a loaded playground. The URL has the values that differ from the defaults. */
export function PlaygroundPanel({data, props, height}: PlaygroundPanelProps): ReactNode {
  const focusTarget = useRef<HTMLSpanElement>(null);
  const headingId = useId();
  const {demo, component} = data;
  const controls = useMemo(
    () =>
      props
        ? props.flatMap((name) => data.controls.find(({prop}) => prop === name) ?? [])
        : data.controls,
    [props, data],
  );
  const [search, replaceSearch] = useQuery();
  const values = useMemo(() => readQuery(search, controls), [search, controls]);
  const change = (prop: string, value: ControlValue | undefined) => {
    const {[prop]: _before, ...rest} = values;
    const next = value === undefined ? rest : {...rest, [prop]: value};
    replaceSearch(writeQuery(search, controls, next));
  };

  return (
    <>
      <div className={styles.bench}>
        <div className={styles.stage}>
          <DemoStage
            demo={demo}
            styling={demo.stylings[0]!}
            near
            height={height ?? demo.height}
            runKey={0}
            focusRef={focusTarget}
            props={values}
          />
        </div>
        <div className={styles.controls} role="group" aria-labelledby={headingId}>
          <PlaygroundHead
            id={headingId}
            isChanged={Object.keys(values).length > 0}
            onReset={() => {
              replaceSearch(writeQuery(search, controls, {}));
              announce(
                translate({
                  id: 'docs.playground.wasReset',
                  message: 'All props have their defaults.',
                  description: 'Announced after a click on "Reset all"',
                }),
              );
            }}
          />
          {controls.map((control) => (
            <ControlField
              key={`${component}-${control.prop}`}
              control={control}
              value={values[control.prop] ?? defaultOf(control)}
              onChange={(value) => change(control.prop, value)}
            />
          ))}
        </div>
      </div>
      <PlaygroundCode
        code={printTag(data, values)}
        loadSnapshot={async () => ({
          demo,
          sources: await demo.loadSources!(),
          styling: demo.stylings[0]!,
          variant: 'TS',
          edited: printSource(data, values),
        })}
      />
    </>
  );
}
