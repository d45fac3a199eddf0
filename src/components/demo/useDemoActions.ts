import {useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import type {DemoStyling} from '../../../site/stylings/shared';
import type {DemoMeta, DemoVariant} from '@site/plugins/demos/shared';
import {site} from '@site/src/contexts/site';
import {shownThemeStore} from '@site/src/settings/demoThemeStore';
import {densityStore} from '@site/src/settings/stores';
import {announce} from '../shell/Announcer/announce';
import {copyText} from '../common/Copy/copyText';
import type {DemoAction} from './DemoToolbar';
import type {DemoSnapshot} from './demoActions';
import {describeSource} from './describeSource';
import {showMessage} from './showMessage';
import type {FullScreen} from './useFullScreen';
import type {LiveEdit} from './useLiveEdit';

/** How long the chat's failure is shown, in ms; the button waits as long. */
const CHAT_ERROR_DURATION = 6000;
/** How long the copy icon shows a check, in ms. */
const COPIED_DURATION = 1000;

interface DemoActionsInput {
  demo: DemoMeta;
  styling: DemoStyling;
  variant: DemoVariant;
  /** The full text of the file on show. */
  getText: () => string;
  focusStart: () => void;
  reset: () => void;
  fullScreen: FullScreen;
  edit: LiveEdit;
}

const loadActions = () => import(/* webpackChunkName: "demo-actions" */ './demoActions');

/** What writes down the theme of the demos, where they have another one than Material's. */
const loadThemeFile = async () =>
  shownThemeStore.get() || densityStore.get()
    ? (await import(/* webpackChunkName: "demo-theme-file" */ './sandbox/createThemeFile'))
        .createThemeFile
    : undefined;

/** Whether the chat knows the product of a demo: `react-charts/…` is `x-charts`. */
function hasChat({id}: DemoMeta): boolean {
  const product = /(?:^|\/)react-([a-z-]+)\//.exec(id)?.[1];
  return Boolean(site.chat?.scopes.includes(`x-${product}`));
}

/** Everything that the toolbar offers beside the code itself; what an action needs is loaded with the first approach. */
export function useDemoActions(input: DemoActionsInput): {
  list: readonly DemoAction[];
  /** Opening the chat, where there is one for this product. */
  chat: DemoAction | undefined;
  prepare: () => void;
} {
  const {demo, styling, variant, getText, focusStart, reset, fullScreen, edit} = input;
  const [copied, setCopied] = useState(false);
  const [chat, setChat] = useState<'idle' | 'opening' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const loadSnapshot = async (): Promise<DemoSnapshot> => {
    const [sources, createThemeFile] = await Promise.all([demo.loadSources!(), loadThemeFile()]);
    return {
      demo,
      sources,
      styling,
      variant,
      edited: edit.changed ? edit.text : undefined,
      createThemeFile,
    };
  };
  const withSources = async (
    act: (
      actions: Awaited<ReturnType<typeof loadActions>>,
      snapshot: DemoSnapshot,
    ) => void | Promise<void>,
  ) => {
    try {
      const [actions, snapshot] = await Promise.all([loadActions(), loadSnapshot()]);
      await act(actions, snapshot);
    } catch {
      showMessage(
        translate({
          id: 'docs.demo.actionFailed',
          message: 'Something went wrong. Please try again.',
        }),
      );
    }
  };
  const openChat = async () => {
    setChat('opening');
    try {
      const [actions, snapshot] = await Promise.all([loadActions(), loadSnapshot()]);
      await actions.openInChat(site.chat!.url, snapshot);
      setChat('idle');
    } catch (error) {
      // eslint-disable-next-line no-console -- the reference's own line, for whoever runs the service
      console.error('Error opening MUI Chat:', error);
      setChat('failed');
      showMessage(translate({id: 'docs.demo.chatFailed', message: 'Failed to open MUI Chat'}), {
        duration: CHAT_ERROR_DURATION,
        isError: true,
        onClose: () => setChat('idle'),
      });
    }
  };
  const copy = async (text: string, done: () => void) => {
    try {
      await copyText(text);
      done();
    } catch {
      showMessage(
        translate({id: 'docs.demo.copyFailed', message: 'Your browser does not allow copying.'}),
      );
    }
  };
  const copyLink = (extension: 'js' | 'tsx') => {
    const prefix = demo.stylings.length > 1 ? `${styling}-` : '';
    const page = window.location.href.replace(/#.*$/, '');
    return copy(`${page}#${prefix}${demo.name}.${extension}`, () =>
      showMessage(
        translate({
          id: 'docs.demo.linkCopied',
          message: 'Link to the source code has been copied to your clipboard.',
        }),
      ),
    );
  };

  const share = () => {
    const link = edit.createLink();
    return link === undefined
      ? showMessage(
          translate({
            id: 'docs.demo.shareTooLong',
            message: 'Your changes are too long for a link.',
          }),
        )
      : copy(link, () =>
          showMessage(
            translate({
              id: 'docs.demo.shareCopied',
              message: 'A link with your changes has been copied to your clipboard.',
            }),
          ),
        );
  };

  const list: DemoAction[] = [
    {
      id: 'stackblitz',
      icon: 'stackblitz',
      text: translate({id: 'docs.demo.stackblitz', message: 'Edit in StackBlitz'}),
      event: 'stackblitz',
      inBar: true,
      run: () => withSources((actions, snapshot) => actions.openSandbox('stackblitz', snapshot)),
    },
    {
      id: 'codesandbox',
      icon: 'codesandbox',
      text: translate({id: 'docs.demo.codesandbox', message: 'Edit in CodeSandbox'}),
      event: 'codesandbox',
      inBar: true,
      run: () => withSources((actions, snapshot) => actions.openSandbox('codesandbox', snapshot)),
    },
    {
      id: 'copy',
      icon: copied ? 'check' : 'copy',
      text: translate({id: 'docs.demo.copy', message: 'Copy the source'}),
      event: 'copy',
      inBar: true,
      run: () =>
        copy(getText(), () => {
          setCopied(true);
          announce(translate({id: 'docs.code.copied', message: 'Copied'}));
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setCopied(false), COPIED_DURATION);
        }),
    },
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
            description: 'Said to screen readers',
          }),
        );
      },
    },
    {
      id: 'fullScreen',
      icon: fullScreen.active ? 'leaveFullScreen' : 'fullScreen',
      text: fullScreen.active
        ? translate({id: 'docs.demo.leaveFullScreen', message: 'Leave full screen'})
        : translate({id: 'docs.demo.fullScreen', message: 'Full screen'}),
      event: 'full-screen',
      inBar: true,
      run: fullScreen.toggle,
    },
    ...(edit.changed
      ? [
          {
            id: 'share',
            icon: 'share' as const,
            text: translate({id: 'docs.demo.share', message: 'Copy link to your changes'}),
            event: 'share',
            run: share,
          },
        ]
      : []),
    {
      id: 'source',
      icon: 'source',
      text: translate({id: 'docs.demo.viewSource', message: 'View the source on GitHub'}),
      event: 'github',
      href: describeSource(demo, styling),
    },
    {
      id: 'linkJs',
      icon: 'link',
      text: translate({id: 'docs.demo.copyJsLink', message: 'Copy link to JavaScript source'}),
      event: 'copy-js-source-link',
      run: () => copyLink('js'),
    },
    {
      id: 'linkTs',
      icon: 'link',
      text: translate({id: 'docs.demo.copyTsLink', message: 'Copy link to TypeScript source'}),
      event: 'copy-ts-source-link',
      run: () => copyLink('tsx'),
    },
  ];

  return {
    list,
    chat: hasChat(demo)
      ? {
          id: 'chat',
          icon: 'chat',
          text: translate({id: 'docs.demo.chat', message: 'Edit in Chat'}),
          event: 'open-in-mui-chat',
          run: openChat,
          disabled: chat !== 'idle',
          busy: chat === 'opening',
        }
      : undefined,
    prepare: () => {
      // Ahead of a click, so that the new tab opens while the browser still takes it for the reader's own doing.
      void loadActions().catch(() => undefined);
      void demo.loadSources?.().catch(() => undefined);
      void loadThemeFile().catch(() => undefined);
    },
  };
}
