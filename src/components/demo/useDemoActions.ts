import type {RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import type {DemoStyling} from '../../../site/stylings/shared';
import type {DemoMeta, DemoVariant} from '@site/plugins/demos/shared';
import {shownThemeStore} from '@site/src/settings/demoThemeStore';
import {densityStore} from '@site/src/settings/stores';
import {productOf} from '../../../site/products/shared';
import {announce} from '../common/Announcer/announce';
import {showMessage} from '../common/Message/showMessage';
import {createShare, listLinks, tryCopy, useCopySource} from './copyActions';
import type {DemoCodeHandle} from './DemoCode';
import type {DemoAction} from './DemoMenu';
import type {DemoSnapshot} from './demoActions';
import {describeSource} from './sourceUrl';
import {findDescriptionId} from './findDescriptionId';
import {loadActions, openSandbox, runAction} from './openSandbox';
import {useChat} from './useChat';
import type {FullScreen} from './useFullScreen';
import type {LiveEdit} from './useLiveEdit';

interface DemoActionsInput {
  demo: DemoMeta;
  styling: DemoStyling;
  variant: DemoVariant;
  /** The code below the toolbar. */
  code: RefObject<DemoCodeHandle | null>;
  focusStart: () => void;
  /** Returns the element of the running demo. */
  findStage: () => HTMLElement | null | undefined;
  reset: () => void;
  fullScreen: FullScreen;
  edit: LiveEdit;
  startEditing: () => void;
}

/** Loads the function that serializes the demo theme, unless it's the default Material UI theme. */
const loadThemeFile = async () =>
  shownThemeStore.get() || densityStore.get()
    ? (await import(/* webpackChunkName: "demo-theme-file" */ './sandbox/createThemeFile'))
        .createThemeFile
    : undefined;

/**
 * Returns all toolbar actions except the code controls. Their dependencies load when the user
 * approaches the toolbar.
 */
export function useDemoActions(input: DemoActionsInput): {
  list: readonly DemoAction[];
  /** The action that opens the chat, if there is one for this product. */
  chat: DemoAction | undefined;
  prepare: () => void;
} {
  const {demo, styling, variant, code, edit} = input;
  const loadSnapshot = async (): Promise<DemoSnapshot> => {
    const [sources, createThemeFile] = await Promise.all([demo.loadSources!(), loadThemeFile()]);
    const edited = edit.changed ? edit.text : undefined;
    return {demo, sources, styling, variant, edited, createThemeFile};
  };
  /** Without the other files, such as offline, only the demo is copied. */
  const getSource = async (): Promise<string> => {
    const text = code.current?.getText() ?? '';
    const joined =
      demo.fileCount > 1 && code.current?.showsDemo()
        ? await Promise.all([loadActions(), loadSnapshot()]).then(
            ([actions, snapshot]) => actions.joinFiles(snapshot),
            () => undefined,
          )
        : undefined;
    return joined ?? text;
  };
  return {
    list: [
      ...(edit.enabled ? [createEdit(input)] : []),
      ...listSandboxes(loadSnapshot),
      useCopySource(getSource),
      createShare(demo, styling, variant, edit),
      ...listStageActions(input),
      createDownload(loadSnapshot),
      createPromptAction(loadSnapshot, input),
      {
        id: 'source',
        icon: 'source',
        text: translate({id: 'docs.demo.viewSource', message: 'View the source on GitHub'}),
        event: 'github',
        href: describeSource(demo, styling),
      },
      ...listLinks(demo, styling),
    ],
    chat: useChat(demo, loadSnapshot),
    prepare: () => {
      void loadActions().catch(() => undefined);
      void demo.loadSources?.().catch(() => undefined);
      void loadThemeFile().catch(() => undefined);
    },
  };
}

/** Returns the action that edits the code in this page, next to the result where there is space. */
function createEdit({startEditing}: DemoActionsInput): DemoAction {
  return {
    id: 'edit',
    icon: 'edit',
    text: translate({id: 'docs.demo.edit', message: 'Edit here'}),
    word: translate({
      id: 'docs.demo.editWord',
      message: 'Edit',
      description: 'Short form of "Edit here"',
    }),
    event: 'edit',
    inBar: true,
    run: startEditing,
  };
}

/** Returns the actions that open online editors. */
function listSandboxes(loadSnapshot: () => Promise<DemoSnapshot>): DemoAction[] {
  return [
    {
      id: 'stackblitz',
      icon: 'stackblitz',
      text: translate({id: 'docs.demo.stackblitz', message: 'Edit in StackBlitz'}),
      word: 'StackBlitz',
      event: 'stackblitz',
      inBar: true,
      run: () => openSandbox('stackblitz', loadSnapshot),
    },
    {
      id: 'codesandbox',
      icon: 'codesandbox',
      text: translate({id: 'docs.demo.codesandbox', message: 'Edit in CodeSandbox'}),
      event: 'codesandbox',
      inBar: true,
      run: () => openSandbox('codesandbox', loadSnapshot),
    },
  ];
}

/** Returns the action that downloads the demo as a project. */
function createDownload(loadSnapshot: () => Promise<DemoSnapshot>): DemoAction {
  return {
    id: 'download',
    icon: 'download',
    text: translate({id: 'docs.demo.download', message: 'Download as a ZIP file'}),
    event: 'download',
    run: () => runAction(loadSnapshot, (actions, snapshot) => actions.downloadProject(snapshot)),
  };
}

/** Returns the action that copies the demo for a coding agent. */
function createPromptAction(
  loadSnapshot: () => Promise<DemoSnapshot>,
  {findStage}: DemoActionsInput,
): DemoAction {
  const findDescription = (): string => {
    const root = findStage()?.closest('[data-demo]');
    const id = root && findDescriptionId(root);
    return (id && document.getElementById(id)?.textContent) || '';
  };
  return {
    id: 'prompt',
    icon: 'prompt',
    text: translate({
      id: 'docs.demo.prompt',
      message: 'Copy as a prompt',
      description: 'Copies the code of a demo and its versions for a coding agent',
    }),
    event: 'copy-prompt',
    run: () =>
      runAction(loadSnapshot, (actions, snapshot) =>
        tryCopy(actions.createDemoPrompt(snapshot, findDescription()), () =>
          showMessage(
            translate({
              id: 'docs.demo.promptCopied',
              message: 'The demo has been copied as a prompt. Add your task at its end.',
            }),
          ),
        ),
      ),
  };
}

/** Returns the action that names the slots and classes of the running demo. */
function createParts({demo, edit, findStage}: DemoActionsInput): DemoAction[] {
  const product = productOf(`/x/${demo.id}`);
  return product
    ? [
        {
          id: 'parts',
          icon: 'parts',
          text: translate({id: 'docs.demo.parts', message: 'Show parts'}),
          event: 'parts',
          inBar: true,
          // The edited demo runs in a frame, whose elements aren't accessible.
          disabled: edit.live,
          run: async () => {
            try {
              const {showParts} = await import(
                /* webpackChunkName: "demo-parts" */ './parts/partInspector'
              );
              const stage = findStage();
              await (stage && showParts(stage, product));
            } catch {
              showMessage(
                translate({
                  id: 'docs.demo.parts.failed',
                  message: "Couldn't load the parts of this demo. Try again.",
                }),
              );
            }
          },
        },
      ]
    : [];
}

/** Returns the actions that affect the running demo. */
function listStageActions(input: DemoActionsInput): DemoAction[] {
  const {focusStart, reset, fullScreen} = input;
  return [
    {
      id: 'focus',
      icon: 'focus',
      text: translate({
        id: 'docs.demo.resetFocus',
        message: 'Reset focus to test keyboard navigation',
      }),
      event: 'reset-focus',
      inBar: true,
      run: focusStart,
    },
    {
      id: 'reset',
      icon: 'reset',
      text: translate({id: 'docs.demo.reset', message: 'Reset demo'}),
      event: 'reset',
      inBar: true,
      run: () => {
        reset();
        announce(
          translate({
            id: 'docs.demo.resetDone',
            message: 'Demo reset',
            description: 'Announced by screen readers',
          }),
        );
      },
    },
    ...createParts(input),
    {
      id: 'fullScreen',
      icon: fullScreen.active ? 'leaveFullScreen' : 'fullScreen',
      text: fullScreen.active
        ? translate({id: 'docs.demo.leaveFullScreen', message: 'Exit full screen'})
        : translate({id: 'docs.demo.fullScreen', message: 'Full screen'}),
      word: fullScreen.active
        ? translate({
            id: 'docs.demo.exit',
            message: 'Exit',
            description: 'On the button that leaves full screen',
          })
        : translate({id: 'docs.demo.fullScreen', message: 'Full screen'}),
      event: 'full-screen',
      inBar: true,
      run: fullScreen.toggle,
    },
  ];
}
