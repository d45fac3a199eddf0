import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  Children,
  isValidElement,
  useId,
  useMemo,
  useReducer,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {DATE_LIBRARIES, type DemoLibrary} from '../../../../site/demos/shared';
import {type DemoMeta} from '../../../../plugins/demos/shared';
import {familyOf, type PlaygroundPicker} from '../../../../plugins/mdx-components/shared';
import {
  chooseLibrary,
  DATE_LIBRARY_NAMES,
  dateLibraryStore,
} from '../../../settings/dateLibraryStore';
import {useSetting} from '../../../settings/useSetting';
import {CodeBlock} from '../Code/CodeBlock';
import {COPIED_DURATION} from '../../common/Copy/CopyButton';
import {copyText} from '../../common/Copy/copyText';
import DemoStage from '../../demo/DemoStage';
import {selectLibrary} from '../../demo/selectLibrary';
import {showMessage} from '../../demo/showMessage';
import {useNearViewport} from '../../demo/useNearViewport';
import {PlanChip} from '../../common/PlanChip/PlanChip';
import {PlaygroundHead} from '../PropPlayground/PlaygroundHead';
import {controlsOf, readAddress, writeAddress, type PlaygroundState} from './address';
import {buildProps} from './buildProps';
import {ControlRow} from './ControlRow';
import {GROUPS, type Group} from './controls';
import {highlightPrinted, printPicker} from './printPicker';
import styles from './PickerPlayground.module.css';

export interface PickerPlaygroundProps {
  /** The components to choose from; the build adds them. */
  pickers: PlaygroundPicker[];
  /** One `<Demo>` for each kind of value: `<Demo name="DateRangePlayground" />`. */
  children: ReactNode;
}

/** The room that is kept for the component in px: for a popup below its field, for a calendar with a toolbar. */
const HEIGHTS = {popup: 440, field: 200, page: 480};

const loadActions = () => import(/* webpackChunkName: "demo-actions" */ '../../demo/demoActions');

const getSearch = () => window.location.search;
const getServerSearch = () => '';

function subscribeToHistory(notify: () => void): () => void {
  window.addEventListener('popstate', notify);
  return () => window.removeEventListener('popstate', notify);
}

/** The demos among the children, by name. */
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
 * Every component of the pickers with controls for its props, running, and the code that does the same. The choices are in the
 * address. Only the components for the chosen kind of value are loaded.
 */
export function PickerPlayground({pickers, children}: PickerPlaygroundProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const focusTarget = useRef<HTMLSpanElement>(null);
  const id = useId();
  const near = useNearViewport(root);
  // Links of the router's own to another query fire no event.
  useLocation();
  const demos = useMemo(() => readDemos(children), [children]);
  const brokenLinks = useBrokenLinks();
  // Reference pages link to the demos that show a component.
  Object.keys(demos).forEach((name) => brokenLinks.collectAnchor(name));

  // The address is the owner of the state; the server knows none of its query.
  const search = useSyncExternalStore(subscribeToHistory, getSearch, getServerSearch);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const {picker, values} = useMemo(() => readAddress(search, pickers), [search, pickers]);
  const change = (next: Partial<PlaygroundState>) => {
    const query = writeAddress(search, {picker, values, ...next}, pickers);
    const {pathname, hash} = window.location;
    // The router is not asked: nothing but this tool depends on the query.
    window.history.replaceState(window.history.state, '', pathname + query + hash);
    refresh();
  };

  const family = familyOf(picker);
  const facts = demos[`${family}Playground`]!;
  const offered = facts.libraries ?? [];
  const chosen = chooseLibrary(offered, useSetting(dateLibraryStore));
  const library = DATE_LIBRARIES.find((one) => one === chosen) ?? 'dayjs';
  const demo = useMemo(() => selectLibrary(facts, library), [facts, library]);
  const controls = controlsOf(picker);
  const isChanged = Object.keys(values).length > 0;
  const props = buildProps(picker, values, library);
  const code = printPicker(picker, props, library);
  const families = [...new Set(pickers.map(familyOf))];
  const members = pickers.filter((one) => familyOf(one) === family);

  const openSandbox = async (kind: 'stackblitz' | 'codesandbox') => {
    try {
      const actions = await loadActions();
      const files = [{name: 'Demo.tsx', html: ''}];
      actions.openSandbox(kind, {
        demo,
        sources: {system: {TS: files, JS: files}},
        styling: 'system',
        variant: 'TS',
        edited: code,
      });
    } catch {
      showMessage(
        translate({
          id: 'docs.demo.actionFailed',
          message: 'Something went wrong. Please try again.',
        }),
      );
    }
  };
  const copyLink = async () => {
    try {
      await copyText(window.location.href);
      showMessage(
        translate({
          id: 'docs.pickerPlayground.linkCopied',
          message: 'A link to your choices has been copied to your clipboard.',
        }),
      );
    } catch {
      showMessage(
        translate({id: 'docs.demo.copyFailed', message: 'Your browser does not allow copying.'}),
      );
    }
  };
  const prepare = () => void loadActions().catch(() => undefined);

  const groups: Record<Group, string> = {
    views: translate({id: 'docs.pickerPlayground.views', message: 'Views and layout'}),
    value: translate({id: 'docs.pickerPlayground.value', message: 'Value and state'}),
    field: translate({id: 'docs.pickerPlayground.field', message: 'Field'}),
    validation: translate({id: 'docs.pickerPlayground.validation', message: 'Validation'}),
    days: translate({id: 'docs.pickerPlayground.days', message: 'Calendar'}),
    slots: translate({id: 'docs.pickerPlayground.slots', message: 'Toolbar and action bar'}),
  };
  const actions = [
    {
      name: 'stackblitz',
      text: translate({id: 'docs.demo.stackblitz', message: 'Edit in StackBlitz'}),
      run: () => openSandbox('stackblitz'),
    },
    {
      name: 'codesandbox',
      text: translate({id: 'docs.demo.codesandbox', message: 'Edit in CodeSandbox'}),
      run: () => openSandbox('codesandbox'),
    },
    {
      name: 'link',
      text: translate({id: 'docs.pickerPlayground.copyLink', message: 'Copy link'}),
      run: copyLink,
    },
  ];
  const choices = [
    {
      name: 'family',
      label: translate({id: 'docs.pickerPlayground.family', message: 'Value'}),
      value: family,
      options: families.map((one) => [one, one.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')] as const),
      // The same kind of component for another value, where there is one.
      choose: (next: string) => {
        const all = pickers.filter((one) => familyOf(one) === next);
        const alike = all.find(
          ({input, device}) => input === picker.input && device === picker.device,
        );
        change({picker: alike ?? all[0]!});
      },
    },
    {
      name: 'component',
      label: translate({id: 'docs.pickerPlayground.component', message: 'Component'}),
      value: picker.name,
      options: members.map(({name}) => [name, name] as const),
      choose: (next: string) => change({picker: members.find(({name}) => name === next) ?? picker}),
    },
    ...(offered.length > 1
      ? [
          {
            name: 'library',
            label: translate({id: 'docs.demo.dateLibrary', message: 'Date library'}),
            value: library,
            options: offered.map((one) => [one, DATE_LIBRARY_NAMES[one]] as const),
            choose: (next: string) => dateLibraryStore.set(next as DemoLibrary),
          },
        ]
      : []),
  ];

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
      <div className={styles.choices} data-needs-script>
        {choices.map(({name, label, value, options, choose}) => (
          <label key={name} className={styles.choice}>
            {label}
            <select value={value} onChange={(event) => choose(event.target.value)}>
              {options.map(([option, text]) => (
                <option key={option} value={option}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        <p className={styles.links}>
          {picker.pro && <PlanChip plan="pro" />}
          <Link to={picker.guide}>
            <Translate id="docs.pickerPlayground.guide" description="Links to a component's guide">
              Guide
            </Translate>
          </Link>
          <Link to={picker.api}>
            <Translate
              id="docs.pickerChooser.api"
              description="Links from a component to the page of its API"
              values={{name: picker.name}}
            >
              {'{name} API'}
            </Translate>
          </Link>
        </p>
      </div>
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
        <div
          className={styles.controls}
          role="group"
          aria-labelledby={`${id}-head`}
          data-needs-script
        >
          <PlaygroundHead
            id={`${id}-head`}
            isChanged={isChanged}
            onReset={() => change({values: {}})}
          />
          {GROUPS.map((group) => {
            const own = controls.filter((control) => control.group === group);
            return own.length === 0 ? null : (
              <fieldset key={group} className={styles.group}>
                <legend className={styles.legend}>{groups[group]}</legend>
                {own.map((control) => (
                  <ControlRow
                    key={control.id}
                    control={control}
                    picker={picker}
                    values={values}
                    onChange={(value) => {
                      const {[control.id]: _before, ...rest} = values;
                      change({values: value === undefined ? rest : {...rest, [control.id]: value}});
                    }}
                  />
                ))}
              </fieldset>
            );
          })}
        </div>
        <div className={styles.result}>
          <CodeBlock
            className={styles.code}
            html={highlightPrinted(code)}
            language="tsx"
            copiedDuration={COPIED_DURATION}
          />
          <div className={styles.actions} data-needs-script>
            {actions.map(({name, text, run}) => (
              <button
                key={name}
                type="button"
                className={styles.button}
                // Ahead of a click, so that the new tab opens while the browser still takes it for the reader's own doing.
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={() => void run()}
              >
                {text}
              </button>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
