import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Children, isValidElement, useMemo, useRef, type ReactNode} from 'react';
import {DATE_LIBRARIES} from '../../../../site/demos/shared';
import {type DemoMeta} from '../../../../plugins/demos/shared';
import {familyOf, type PlaygroundPicker} from '../../../../site/mdx-components/shared';
import {chooseLibrary, dateLibraryStore} from '../../../settings/dateLibraryStore';
import {useSetting} from '../../../settings/useSetting';
import type {DemoSnapshot} from '../../demo/demoActions';
import DemoStage from '../../demo/DemoStage';
import {selectLibrary} from '../../demo/selectLibrary';
import {useNearViewport} from '../../demo/useNearViewport';
import {buildProps} from './buildProps';
import {PlaygroundChoices} from './PlaygroundChoices';
import {PlaygroundCode} from '../Playground/PlaygroundCode';
import {PlaygroundControls} from './PlaygroundControls';
import {printPicker} from './printPicker';
import {usePlaygroundState} from './usePlaygroundState';
import styles from './PickerPlayground.module.css';

export interface PickerPlaygroundProps {
  /** The components to choose from; added at build time. */
  pickers: PlaygroundPicker[];
  /** One `<Demo>` per kind of value: `<Demo name="DateRangePlayground" />`. */
  children: ReactNode;
}

/**
 * Height reserved for the component, in pixels: for a popup below its field, or a calendar with a
 * toolbar.
 */
const HEIGHTS = {popup: 440, field: 200, page: 480};

/** Returns the demos among the children, by name. */
function readDemos(children: ReactNode): Record<string, DemoMeta> {
  return Object.fromEntries(
    Children.toArray(children).flatMap((child) =>
      isValidElement<{name: string; demo: DemoMeta}>(child)
        ? [[child.props.name, child.props.demo]]
        : [],
    ),
  );
}

/**
 * Renders every picker component with controls for its props, and the matching code. The selection
 * is stored in the URL. Only the components for the selected kind of value are loaded.
 */
export function PickerPlayground({pickers, children}: PickerPlaygroundProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const focusTarget = useRef<HTMLSpanElement>(null);
  const near = useNearViewport(root);
  const demos = useMemo(() => readDemos(children), [children]);
  const brokenLinks = useBrokenLinks();
  // API pages link to the demos of a component.
  Object.keys(demos).forEach((name) => brokenLinks.collectAnchor(name));

  const {picker, values, change} = usePlaygroundState(pickers);
  const facts = demos[`${familyOf(picker)}Playground`]!;
  const libraries = facts.libraries ?? [];
  const chosen = chooseLibrary(libraries, useSetting(dateLibraryStore));
  const library = DATE_LIBRARIES.find((one) => one === chosen) ?? 'dayjs';
  const demo = useMemo(() => selectLibrary(facts, library), [facts, library]);
  const props = buildProps(picker, values, library);
  const code = printPicker(picker, props, library);
  const createSnapshot = (): DemoSnapshot => {
    const files = [{name: 'Demo.tsx', html: ''}];
    const sources = {system: {TS: files, JS: files}};
    return {demo, sources, styling: 'system', variant: 'TS', edited: code};
  };

  return (
    <div
      ref={root}
      className={styles.root}
      role="group"
      aria-label={translate({
        id: 'docs.pickerPlayground.label',
        message: 'Pickers playground',
        description: 'Names the tool in which components of the date pickers are tried out',
      })}
    >
      {Object.keys(demos).map((name) => (
        <span key={name} id={name} className={styles.anchor} />
      ))}
      <PlaygroundChoices
        pickers={pickers}
        picker={picker}
        onChoose={(next) => change({picker: next})}
        libraries={libraries}
        library={library}
      />
      <div className={styles.bench}>
        <div
          className={styles.stage}
          data-wide={picker.input === 'page' || undefined}
          data-needs-script
        >
          <DemoStage
            key={`${demo.id} ${library}`}
            demo={demo}
            styling="system"
            near={near}
            height={HEIGHTS[picker.input]}
            runKey={0}
            focusRef={focusTarget}
            props={{component: picker.name, props}}
          />
        </div>
        <PlaygroundControls
          picker={picker}
          values={values}
          onChange={(next) => change({values: next})}
        />
        <PlaygroundCode code={code} loadSnapshot={createSnapshot} />
      </div>
    </div>
  );
}
