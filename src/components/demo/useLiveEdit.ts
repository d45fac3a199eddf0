import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import type {DemoStyling} from '../../../site/stylings/shared';
import type {DemoLibrary} from '../../../site/demos/shared';
import type {DemoFile, DemoMeta, DemoVariant} from '@site/plugins/demos/shared';
import {applyDemoHash} from '@site/src/settings/applyDemoHash';
import {parseDemoHash} from '@site/src/settings/parseDemoHash';
import type * as editTools from './edit';
import type {SharedDemo} from './edit/shareLink';
import {showMessage} from '../common/Message/showMessage';
import {createSourceFragment} from './sourceUrl';

/**
 * How long an error must persist before it's shown, in milliseconds. Most disappear with the next
 * keystroke.
 */
export const ERROR_DELAY_MS = 300;

export type EditTools = typeof editTools;

export const loadEditTools = (): Promise<EditTools> =>
  import(/* webpackChunkName: "demo-edit" */ './edit');

interface LiveEditInput {
  demo: DemoMeta;
  styling: DemoStyling;
  variant: DemoVariant;
  /** The date library of the demo, if it uses one. */
  library: DemoLibrary | undefined;
  /** The first visible file, once the sources are loaded. */
  file: DemoFile | undefined;
  enabled: boolean;
  /** Called when the sources are needed. */
  onSourceNeeded: () => void;
  /** Called when a link contains edited code for this demo. */
  onSharedCode: () => void;
}

/** An error in edited code. */
export interface EditError {
  message: string;
  /** Line in the full file, starting at 1. */
  line?: number | undefined;
  /** Column in the full file, starting at 1. */
  column?: number | undefined;
}

export interface LiveEdit {
  /** `false` if the demo is read-only. */
  isEnabled: boolean;
  tools: EditTools | undefined;
  /** `true` while the editor replaces the code. */
  isActive: boolean;
  /** The user's version of the first file, in full. */
  text: string;
  /** `true` if the text differs from the demo's source. */
  isChanged: boolean;
  /** `true` if the text came with a link and needs the user's confirmation before it runs. */
  needsConfirmation: boolean;
  /** `true` if the edited code has replaced the demo. */
  isLive: boolean;
  /** The initial caret position, and a counter that changes when the editor should receive focus. */
  focusRequest: {caret: number; count: number};
  error: EditError | undefined;
  preload: () => void;
  start: (caret: number) => void;
  setText: (text: string) => void;
  reportResult: (result: Omit<EditError, 'message'> & {error?: string | undefined}) => void;
  allowRun: () => void;
  reset: () => void;
  /** Returns the URL with the edited text, or `undefined` if it would be too long. */
  createLink: () => string | undefined;
}

/**
 * Manages the editing of a demo in the page: its text, the result of running it, and text that came
 * with a link.
 */
export function useLiveEdit(input: LiveEditInput): LiveEdit {
  const {demo, styling, variant, library, file, enabled, onSourceNeeded, onSharedCode} = input;
  const [tools, setTools] = useState<EditTools>();
  const [active, setActive] = useState(false);
  const [focusRequest, setFocusRequest] = useState({caret: 0, count: 0});
  const [editedText, setEditedText] = useState<string>();
  const [sharedDemo, setSharedDemo] = useState<SharedDemo>();
  const [isRunAllowed, setRunAllowed] = useState(false);
  const [live, setLive] = useState(false);
  const [error, setError] = useState<LiveEdit['error']>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Each language, styling, and date library has its own text, so edits apply only to the source
  // they were made in.
  const sourceKey = `${styling} ${variant} ${library}`;
  const [previousSourceKey, setPreviousSourceKey] = useState(sourceKey);
  if (previousSourceKey !== sourceKey) {
    setPreviousSourceKey(sourceKey);
    setEditedText(undefined);
    setActive(false);
    setLive(false);
    setError(undefined);
  }

  const original = tools && file ? tools.htmlToCode(file.html) : '';
  const target = sharedDemo && parseDemoHash(`#${sharedDemo.target}`);
  const isShared =
    sharedDemo !== undefined &&
    target?.variant === variant &&
    (target.styling === undefined || target.styling === styling);
  const text = editedText ?? (isShared ? sharedDemo.text : original);
  const isChanged = text !== original && original !== '';

  const start = async (caret: number) => {
    if (!enabled) {
      return;
    }
    onSourceNeeded();
    setFocusRequest(({count}) => ({caret, count: count + 1}));
    try {
      setTools(await loadEditTools());
      setActive(true);
    } catch {
      showMessage(
        translate({
          id: 'docs.demo.editorFailed',
          message: "Couldn't load the editor. Try again.",
        }),
      );
    }
  };

  const readSharedCode = useEffectEvent(() => {
    const {hash} = window.location;
    // The code that can parse the rest of the fragment loads on demand.
    if (!enabled || !new RegExp(`^#shared=(\\w+-)?${demo.name}\\.(js|tsx):`).test(hash)) {
      return;
    }
    loadEditTools().then(
      (loaded) => {
        const found = loaded.readShareLink(hash);
        if (!found) {
          showMessage(
            translate({
              id: 'docs.demo.sharedDamaged',
              message: "This link is invalid. The edited code can't be shown.",
            }),
          );
          return;
        }
        setTools(loaded);
        applyDemoHash(`#${found.target}`);
        setSharedDemo(found);
        setRunAllowed(false);
        setActive(true);
        onSourceNeeded();
        onSharedCode();
      },
      () => undefined,
    );
  });
  const location = useLocation();
  useEffect(() => readSharedCode(), [location]);

  return {
    isEnabled: enabled,
    tools,
    isActive: active && tools !== undefined && file !== undefined,
    text,
    isChanged,
    needsConfirmation: isShared && !isRunAllowed,
    isLive: live && isChanged && !(isShared && !isRunAllowed),
    focusRequest,
    error: isChanged ? error : undefined,
    preload: () => {
      if (enabled) {
        void loadEditTools().catch(() => undefined);
      }
    },
    start: (at) => void start(at),
    setText: setEditedText,
    reportResult: (result) => {
      clearTimeout(timer.current);
      if (result.error === undefined) {
        // Until a text has run successfully, the original demo stays visible.
        setLive(isChanged);
        setError(undefined);
      } else {
        const {error: message, line, column} = result;
        timer.current = setTimeout(() => setError({message, line, column}), ERROR_DELAY_MS);
      }
    },
    allowRun: () => setRunAllowed(true),
    reset: () => {
      clearTimeout(timer.current);
      setEditedText(undefined);
      setSharedDemo(undefined);
      setLive(false);
      setError(undefined);
      setActive(false);
    },
    createLink: () =>
      tools?.createShareLink(window.location.href, {
        target: createSourceFragment(demo, styling, variant),
        text,
      }),
  };
}
