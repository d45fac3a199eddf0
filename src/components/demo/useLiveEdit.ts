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

/** How long an error must last before it is shown, in ms: most are gone with the next key. */
export const ERROR_DELAY = 300;

export type EditTools = typeof editTools;

export const loadEditTools = (): Promise<EditTools> =>
  import(/* webpackChunkName: "demo-edit" */ './edit');

interface LiveEditInput {
  demo: DemoMeta;
  styling: DemoStyling;
  variant: DemoVariant;
  /** The date library that the demo is shown in, where it uses one. */
  library: DemoLibrary | undefined;
  /** The first file on show, once the sources are loaded. */
  file: DemoFile | undefined;
  enabled: boolean;
  /** Called when the sources are needed. */
  onWant: () => void;
  /** Called when a link brings changed code for this demo. */
  onShared: () => void;
}

/** What is wrong with an edited text. */
export interface EditError {
  message: string;
  /** In the whole file, from 1. */
  line?: number | undefined;
  /** In the whole file, from 1. */
  column?: number | undefined;
}

export interface LiveEdit {
  tools: EditTools | undefined;
  /** Whether the editor stands in place of the code. */
  active: boolean;
  /** The whole text of the first file as the reader has it. */
  text: string;
  /** Whether that is another text than the demo's own. */
  changed: boolean;
  /** Whether the text came with a link and waits for the reader's word before it runs. */
  waiting: boolean;
  /** Whether the edited code has taken the demo's place. */
  live: boolean;
  /** The caret that editing starts with, and how often it has been started. */
  entry: {caret: number; count: number};
  error: EditError | undefined;
  prepare: () => void;
  start: (caret: number) => void;
  change: (text: string) => void;
  report: (result: Omit<EditError, 'message'> & {error?: string | undefined}) => void;
  allow: () => void;
  reset: () => void;
  /** Gives the address that carries the changed text; undefined where it is too long for one. */
  createLink: () => string | undefined;
}

/** Changing a demo in the page: its text, what came out of running it, and text that comes with a link. */
export function useLiveEdit(input: LiveEditInput): LiveEdit {
  const {demo, styling, variant, library, file, enabled, onWant, onShared} = input;
  const [tools, setTools] = useState<EditTools>();
  const [active, setActive] = useState(false);
  const [entry, setEntry] = useState({caret: 0, count: 0});
  const [typed, setTyped] = useState<string>();
  const [shared, setShared] = useState<SharedDemo>();
  const [allowed, setAllowed] = useState(false);
  const [live, setLive] = useState(false);
  const [error, setError] = useState<LiveEdit['error']>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Another language, styling or date library is another text: what was typed belongs to the one before.
  const source = `${styling} ${variant} ${library}`;
  const [shownSource, setShownSource] = useState(source);
  if (shownSource !== source) {
    setShownSource(source);
    setTyped(undefined);
    setActive(false);
    setLive(false);
    setError(undefined);
  }

  const original = tools && file ? tools.htmlToCode(file.html) : '';
  const target = shared && parseDemoHash(`#${shared.target}`);
  const isShared =
    shared !== undefined &&
    target?.variant === variant &&
    (target.styling === undefined || target.styling === styling);
  const text = typed ?? (isShared ? shared.text : original);
  const changed = text !== original && original !== '';

  const start = async (at: number) => {
    if (!enabled) {
      return;
    }
    onWant();
    setEntry(({count}) => ({caret: at, count: count + 1}));
    try {
      setTools(await loadEditTools());
      setActive(true);
    } catch {
      showMessage(
        translate({
          id: 'docs.demo.editorFailed',
          message: 'The editor could not be loaded. Please try again.',
        }),
      );
    }
  };

  const readShared = useEffectEvent(() => {
    const {hash} = window.location;
    // The rest of the fragment is only read with the code that can.
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
              message: 'This link is damaged, so the changed code cannot be shown.',
            }),
          );
          return;
        }
        setTools(loaded);
        applyDemoHash(`#${found.target}`);
        setShared(found);
        setAllowed(false);
        setActive(true);
        onWant();
        onShared();
      },
      () => undefined,
    );
  });
  const location = useLocation();
  useEffect(() => readShared(), [location]);

  return {
    tools,
    active: active && tools !== undefined && file !== undefined,
    text,
    changed,
    waiting: isShared && !allowed,
    live: live && changed && !(isShared && !allowed),
    entry,
    error: changed ? error : undefined,
    prepare: () => {
      if (enabled) {
        void loadEditTools().catch(() => undefined);
      }
    },
    start: (at) => void start(at),
    change: setTyped,
    report: (result) => {
      clearTimeout(timer.current);
      if (result.error === undefined) {
        // Until a text has run once, the demo that came with the page stays: better than nothing.
        setLive(changed);
        setError(undefined);
      } else {
        const {error: message, line, column} = result;
        timer.current = setTimeout(() => setError({message, line, column}), ERROR_DELAY);
      }
    },
    allow: () => setAllowed(true),
    reset: () => {
      clearTimeout(timer.current);
      setTyped(undefined);
      setShared(undefined);
      setLive(false);
      setError(undefined);
      setActive(false);
    },
    createLink: () => {
      const prefix = demo.stylings.length > 1 ? `${styling}-` : '';
      const extension = variant === 'TS' ? 'tsx' : 'js';
      return tools?.createShareLink(window.location.href, {
        target: `${prefix}${demo.name}.${extension}`,
        text,
      });
    },
  };
}
