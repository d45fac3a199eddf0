import {translate} from '@docusaurus/Translate';
import {useId, useMemo, useRef, type ReactNode} from 'react';
import {defaultOf, type ControlValue} from '../../../../site/playgrounds/shared';
import {announce} from '../../common/Announcer/announce';
import {chooseLibrary, dateLibraryStore} from '../../../settings/dateLibraryStore';
import {useSetting} from '../../../settings/useSetting';
import DemoStage from '../../demo/DemoStage';
import {readFiles} from '../../demo/edit/editedFiles';
import {selectLibrary} from '../../demo/selectLibrary';
import {ControlField} from './ControlField';
import {limitOptions, readQuery, writeQuery} from './query';
import type {LoadedPlayground} from './loadedPlayground';
import {PlaygroundCode} from './PlaygroundCode';
import {PlaygroundHeader} from './PlaygroundHeader';
import {createProps} from './playgroundProps';
import {printSource, printElement} from './printElement';
import {translateGroupLabel} from './labels';
import {useQueryString} from './useQueryString';
import {useShownPart} from './useShownPart';
import styles from './PlaygroundPanel.module.css';

interface PlaygroundPanelProps {
  data: LoadedPlayground;
  props?: string[] | undefined;
  height?: number | undefined;
  /** `true` to show the whole file instead of the element. */
  wholeFile?: boolean | undefined;
}

/** Renders a loaded playground. The URL contains the values that differ from the defaults. */
export function PlaygroundPanel({data, props, height, wholeFile}: PlaygroundPanelProps): ReactNode {
  const focusTarget = useRef<HTMLSpanElement>(null);
  const headingId = useId();
  const {component} = data;
  const library = chooseLibrary(data.demo.libraries ?? [], useSetting(dateLibraryStore));
  const demo = useMemo(() => selectLibrary(data.demo, library), [data, library]);
  const layout = useRef<HTMLDivElement>(null);
  const shown = useShownPart(layout, data);
  const source = {...data, ...(library && data.variants?.[library])};
  const controls = useMemo(
    () =>
      props
        ? props.flatMap((name) => data.controls.find(({prop}) => prop === name) ?? [])
        : data.controls,
    [props, data],
  );
  const [search, replaceSearch] = useQueryString();
  const values = useMemo(() => readQuery(search, controls), [search, controls]);
  const limitedControls = useMemo(() => limitOptions(controls, values), [controls, values]);
  const shownDemo = shown.className && !shown.state ? (data.partsDemo ?? demo) : demo;
  const shownValues = useMemo(
    () =>
      shown.state &&
      Object.fromEntries(
        Object.entries(shown.state[1]).filter(([name]) => controls.some(({prop}) => prop === name)),
      ),
    [shown.state, controls],
  );
  const demoProps = useMemo(
    () => createProps(limitedControls, {...values, ...shownValues}),
    [limitedControls, values, shownValues],
  );
  const groups = [...new Set(limitedControls.map(({group}) => group))];
  const renderFields = (group: string | undefined) =>
    limitedControls
      .filter((control) => control.group === group)
      .map((control) => (
        <ControlField
          key={`${component}-${control.prop}`}
          control={control}
          value={shownValues?.[control.prop] ?? values[control.prop] ?? defaultOf(control)}
          onChange={(value) => change(control.prop, value)}
        />
      ));
  const change = (prop: string, value: ControlValue | undefined) => {
    const {[prop]: _before, ...rest} = values;
    const next = value === undefined ? rest : {...rest, [prop]: value};
    replaceSearch(writeQuery(search, controls, next));
  };

  return (
    <>
      <div
        ref={layout}
        className={styles.layout}
        data-part-props={shownValues && Object.keys(shownValues).join(', ')}
      >
        <div className={styles.stage}>
          <DemoStage
            key={shownDemo.id}
            demo={shownDemo}
            styling={demo.stylings[0]!}
            isNear
            height={height ?? demo.height}
            runKey={shown.runKey}
            focusRef={focusTarget}
            props={shownDemo === demo ? demoProps : {part: shown.className}}
          />
        </div>
        <div className={styles.controls} role="group" aria-labelledby={headingId}>
          <PlaygroundHeader
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
          {groups.length < 2
            ? renderFields(groups[0])
            : groups.map((group) => (
                <fieldset key={group ?? ''} className={styles.section}>
                  <legend className={styles.legend}>{translateGroupLabel(group)}</legend>
                  {renderFields(group)}
                </fieldset>
              ))}
        </div>
      </div>
      <PlaygroundCode
        code={(wholeFile ? printSource : printElement)(source, demoProps)}
        libraries={data.demo.libraries}
        library={library}
        loadSnapshot={async () => {
          const styling = demo.stylings[0]!;
          const sources = await demo.loadSources!();
          const editedFiles = readFiles(sources[styling]?.TS ?? []).map((file, index) =>
            index === 0 ? {...file, code: printSource(source, demoProps)} : file,
          );
          return {demo, sources, styling, variant: 'TS', editedFiles};
        }}
      />
    </>
  );
}
