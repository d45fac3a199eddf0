import {useEffect, useEffectEvent, useMemo, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import type {DemoStyling} from '../../../site/stylings/shared';
import type {DemoLibrary} from '../../../site/demos/shared';
import type {DemoFile, DemoMeta, DemoVariant} from '@site/plugins/demos/shared';
import {applyDemoHash} from '@site/src/settings/applyDemoHash';
import {parseDemoHash} from '@site/src/settings/parseDemoHash';
import type * as editTools from './edit';
import type {EditorState} from './edit/codeEditor';
import type {RunResult} from './edit/LiveFrame';
import type {SharedDemo} from './edit/shareLink';
import type {CodeProblem, ConsoleLine, RunnerFile} from './runner/protocol';
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

/** Loads everything that editing needs. */
const loadEditor = async () => {
  const tools = await loadEditTools();
  return {tools, Editor: await tools.loadCodeEditor()};
};

interface LiveEditInput {
  demo: DemoMeta;
  styling: DemoStyling;
  variant: DemoVariant;
  /** The date library of the demo, if it uses one. */
  library: DemoLibrary | undefined;
  /** The visible files, once they are loaded. */
  files: readonly DemoFile[] | undefined;
  enabled: boolean;
  /** Called when the sources are needed. */
  onSourceNeeded: () => void;
  /** Called when a link contains edited code for this demo. */
  onSharedCode: () => void;
}

export interface LiveEdit extends EditorState {
  /** `false` if the demo is read-only. */
  isEnabled: boolean;
  tools: EditTools | undefined;
  /** `true` while the editor replaces the code. */
  isActive: boolean;
  /** `true` if the files differ from the demo's sources. */
  isChanged: boolean;
  /** `true` if the code came with a link and needs the user's confirmation before it runs. */
  needsConfirmation: boolean;
  /** `true` if the edited code has replaced the demo. */
  isLive: boolean;
  /** The lines that the edited code has written to the console; `undefined` before the first. */
  consoleLines: readonly ConsoleLine[] | undefined;
  preload: () => void;
  start: (caret: number) => void;
  reportResult: (result: RunResult) => void;
  reportConsole: (lines: readonly ConsoleLine[]) => void;
  allowRun: () => void;
  reset: () => void;
  /** Returns the URL with the changes, or `undefined` if it would be too long. */
  createLink: () => string | undefined;
}

/**
 * Manages the editing of a demo in the page: its files, the result of running them, and code that
 * came with a link.
 */
export function useLiveEdit(input: LiveEditInput): LiveEdit {
  const {demo, styling, variant, library, files, enabled, onSourceNeeded, onSharedCode} = input;
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadEditor>>>();
  const tools = loaded?.tools;
  const [active, setActive] = useState(false);
  const [focusRequest, setFocusRequest] = useState({caret: 0, count: 0});
  const [editedFiles, setEditedFiles] = useState<readonly RunnerFile[]>();
  const [sharedDemo, setSharedDemo] = useState<SharedDemo>();
  const [isRunAllowed, setRunAllowed] = useState(false);
  const [live, setLive] = useState(false);
  const [error, setError] = useState<CodeProblem>();
  const [consoleLines, setConsoleLines] = useState<readonly ConsoleLine[]>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Each language, styling, and date library has its own files, so edits apply only to the source
  // they were made in.
  const sourceKey = `${styling} ${variant} ${library}`;
  const [previousSourceKey, setPreviousSourceKey] = useState(sourceKey);
  if (previousSourceKey !== sourceKey) {
    setPreviousSourceKey(sourceKey);
    setEditedFiles(undefined);
    setActive(false);
    setLive(false);
    setError(undefined);
    setConsoleLines(undefined);
  }

  const originals = useMemo(() => (tools && files ? tools.readFiles(files) : []), [tools, files]);
  const target = sharedDemo && parseDemoHash(`#${sharedDemo.target}`);
  const isShared =
    sharedDemo !== undefined &&
    target?.variant === variant &&
    (target.styling === undefined || target.styling === styling);
  const current =
    editedFiles ??
    (tools && isShared ? tools.applyChanges(originals, sharedDemo.changes) : originals);
  const changes = tools && current !== originals ? tools.listChanges(originals, current) : {};
  const isChanged = Object.keys(changes).length > 0;

  const start = async (caret: number) => {
    if (!enabled) {
      return;
    }
    onSourceNeeded();
    setFocusRequest(({count}) => ({caret, count: count + 1}));
    try {
      setLoaded(await loadEditor());
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
    loadEditor().then(
      (editor) => {
        const found = editor.tools.readShareLink(hash);
        if (!found) {
          showMessage(
            translate({
              id: 'docs.demo.sharedDamaged',
              message: "This link is invalid. The edited code can't be shown.",
            }),
          );
          return;
        }
        setLoaded(editor);
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
    Editor: loaded?.Editor,
    isActive: active && originals.length > 0,
    files: current,
    isChanged,
    needsConfirmation: isShared && !isRunAllowed,
    isLive: live && isChanged && !(isShared && !isRunAllowed),
    focusRequest,
    error: isChanged ? error : undefined,
    consoleLines,
    preload: () => {
      if (enabled) {
        void loadEditTools().catch(() => undefined);
      }
    },
    start: (at) => void start(at),
    setFiles: setEditedFiles,
    reportResult: (result) => {
      clearTimeout(timer.current);
      if (result.error === undefined) {
        // Until code has run successfully, the original demo stays visible.
        setLive(isChanged);
        setError(undefined);
      } else {
        const {error: message, ...location} = result;
        timer.current = setTimeout(() => setError({message, ...location}), ERROR_DELAY_MS);
      }
    },
    // Once the console is visible, it stays, so the page doesn't jump with each run.
    reportConsole: (lines) =>
      setConsoleLines((before) => (lines.length > 0 || before ? lines : undefined)),
    allowRun: () => setRunAllowed(true),
    reset: () => {
      clearTimeout(timer.current);
      setEditedFiles(undefined);
      setSharedDemo(undefined);
      setLive(false);
      setError(undefined);
      setConsoleLines(undefined);
      setActive(false);
    },
    createLink: () =>
      tools?.createShareLink(window.location.href, {
        target: createSourceFragment(demo, styling, variant),
        changes,
      }),
  };
}
