import type {RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import type {DemoStyling} from '../../../site/stylings/shared';
import type {DemoMeta, DemoVariant} from '@site/plugins/demos/shared';
import {shownThemeStore} from '@site/src/settings/demoThemeStore';
import {densityStore} from '@site/src/settings/stores';
import {productOf} from '../../../site/products/shared';
import {announce} from '../common/Announcer/announce';
import {showMessage} from '../common/Message/showMessage';
import {createShareAction, createLinkActions, copyOrReport, useCopyAction} from './copyActions';
import type {DemoCodeHandle} from './DemoCode';
import type {DemoAction} from './DemoMenu';
import type {DemoSnapshot} from './demoActions';
import {createSourceUrl} from './sourceUrl';
import {findDescriptionId} from './findDescriptionId';
import {loadDemoActions, openSandbox, runDemoAction} from './openSandbox';
import {useChatAction} from './useChat';
import type {FullScreen} from './useFullScreen';
import type {LiveEdit} from './useLiveEdit';

interface DemoActionsInput {
  demo: DemoMeta;
  styling: DemoStyling;
  variant: DemoVariant;
  /** The code below the toolbar. */
  code: RefObject<DemoCodeHandle | null>;
  focusDemoStart: () => void;
  /** Returns the element of the running demo. */
  findStage: () => HTMLElement | null | undefined;
  reset: () => void;
  fullScreen: FullScreen;
  edit: LiveEdit;
  startEditing: () => void;
}

/** Loads the function that serializes the demo theme, unless it's the default Material UI theme. */
const loadThemeSerializer = async () =>
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
  preload: () => void;
} {
  const {demo, styling, variant, code, edit} = input;
  const loadSnapshot = async (): Promise<DemoSnapshot> => {
    const [sources, createThemeFile] = await Promise.all([
      demo.loadSources!(),
      loadThemeSerializer(),
    ]);
    const editedFiles = edit.isChanged ? edit.files : undefined;
    return {demo, sources, styling, variant, editedFiles, createThemeFile};
  };
  /** Without the other files, such as offline, only the demo is copied. */
  const getSource = async (): Promise<string> => {
    const text = code.current?.getText() ?? '';
    const joined =
      (edit.isChanged ? edit.files.length : demo.fileCount) > 1 && code.current?.showsDemo()
        ? await Promise.all([loadDemoActions(), loadSnapshot()]).then(
            ([actions, snapshot]) => actions.joinFiles(snapshot),
            () => undefined,
          )
        : undefined;
    return joined?.trimEnd() ?? text;
  };
  return {
    list: [
      ...(edit.isEnabled ? [createEditAction(input)] : []),
      ...createSandboxActions(loadSnapshot),
      useCopyAction(getSource),
      createShareAction(demo, styling, variant, edit),
      ...createStageActions(input),
      createDownloadAction(loadSnapshot),
      createPromptAction(loadSnapshot, input),
      {
        id: 'source',
        icon: 'source',
        label: translate({id: 'docs.demo.viewSource', message: 'View the source on GitHub'}),
        eventAction: 'github',
        href: createSourceUrl(demo, styling),
      },
      ...createLinkActions(demo, styling),
    ],
    chat: useChatAction(demo, loadSnapshot),
    preload: () => {
      void loadDemoActions().catch(() => undefined);
      void demo.loadSources?.().catch(() => undefined);
      void loadThemeSerializer().catch(() => undefined);
    },
  };
}

/** Returns the action that edits the code in this page, next to the result where there is space. */
function createEditAction({startEditing}: DemoActionsInput): DemoAction {
  return {
    id: 'edit',
    icon: 'edit',
    label: translate({id: 'docs.demo.edit', message: 'Edit here'}),
    shortLabel: translate({
      id: 'docs.demo.editWord',
      message: 'Edit',
      description: 'Short form of "Edit here"',
    }),
    eventAction: 'edit',
    inToolbar: true,
    run: startEditing,
  };
}

/** Returns the actions that open online editors. */
function createSandboxActions(loadSnapshot: () => Promise<DemoSnapshot>): DemoAction[] {
  return [
    {
      id: 'stackblitz',
      icon: 'stackblitz',
      label: translate({id: 'docs.demo.stackblitz', message: 'Edit in StackBlitz'}),
      shortLabel: 'StackBlitz',
      eventAction: 'stackblitz',
      inToolbar: true,
      run: () => openSandbox('stackblitz', loadSnapshot),
    },
    {
      id: 'codesandbox',
      icon: 'codesandbox',
      label: translate({id: 'docs.demo.codesandbox', message: 'Edit in CodeSandbox'}),
      eventAction: 'codesandbox',
      inToolbar: true,
      run: () => openSandbox('codesandbox', loadSnapshot),
    },
  ];
}

/** Returns the action that downloads the demo as a project. */
function createDownloadAction(loadSnapshot: () => Promise<DemoSnapshot>): DemoAction {
  return {
    id: 'download',
    icon: 'download',
    label: translate({id: 'docs.demo.download', message: 'Download as a ZIP file'}),
    eventAction: 'download',
    run: () =>
      runDemoAction(loadSnapshot, (actions, snapshot) => actions.downloadProject(snapshot)),
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
    label: translate({
      id: 'docs.demo.prompt',
      message: 'Copy as a prompt',
      description: 'Copies the code of a demo and its versions for a coding agent',
    }),
    eventAction: 'copy-prompt',
    run: () =>
      runDemoAction(loadSnapshot, (actions, snapshot) =>
        copyOrReport(actions.createDemoPrompt(snapshot, findDescription()), () =>
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
function createPartsActions({demo, edit, findStage}: DemoActionsInput): DemoAction[] {
  const product = productOf(`/x/${demo.id}`);
  return product
    ? [
        {
          id: 'parts',
          icon: 'parts',
          label: translate({id: 'docs.demo.parts', message: 'Show parts'}),
          eventAction: 'parts',
          inToolbar: true,
          // The edited demo runs in a frame, whose elements aren't accessible.
          disabled: edit.isLive,
          run: async () => {
            try {
              const {togglePartInspector} = await import(
                /* webpackChunkName: "demo-parts" */ './parts/partInspector'
              );
              const stage = findStage();
              await (stage && togglePartInspector(stage, product));
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
function createStageActions(input: DemoActionsInput): DemoAction[] {
  const {focusDemoStart, reset, fullScreen} = input;
  return [
    {
      id: 'focus',
      icon: 'focus',
      label: translate({
        id: 'docs.demo.resetFocus',
        message: 'Reset focus to test keyboard navigation',
      }),
      eventAction: 'reset-focus',
      inToolbar: true,
      run: focusDemoStart,
    },
    {
      id: 'reset',
      icon: 'reset',
      label: translate({id: 'docs.demo.reset', message: 'Reset demo'}),
      eventAction: 'reset',
      inToolbar: true,
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
    ...createPartsActions(input),
    {
      id: 'fullScreen',
      icon: fullScreen.isActive ? 'leaveFullScreen' : 'fullScreen',
      label: fullScreen.isActive
        ? translate({id: 'docs.demo.leaveFullScreen', message: 'Exit full screen'})
        : translate({id: 'docs.demo.fullScreen', message: 'Full screen'}),
      shortLabel: fullScreen.isActive
        ? translate({
            id: 'docs.demo.exit',
            message: 'Exit',
            description: 'On the button that leaves full screen',
          })
        : translate({id: 'docs.demo.fullScreen', message: 'Full screen'}),
      eventAction: 'full-screen',
      inToolbar: true,
      run: fullScreen.toggle,
    },
  ];
}
